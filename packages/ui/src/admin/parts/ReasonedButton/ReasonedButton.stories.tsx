import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { hideToast } from '../Toaster/Toaster.js';
import { ReasonedButton } from './ReasonedButton.js';

const REASON = 'Your role, viewer, may not do this.';
const onClick = fn();
const onSubmit = fn();

const meta = {
  title: 'Admin/ReasonedButton',
  component: ReasonedButton,
  decorators: [adminDecorator],
  args: { children: 'Publish', disabledReason: REASON, onClick },
  beforeEach: () => {
    onClick.mockClear();
    onSubmit.mockClear();
    return () => hideToast();
  },
} satisfies Meta<typeof ReasonedButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Works: Story = {
  args: { disabledReason: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
export const SaysWhy: Story = {
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publish' });
    await step('the keyboard comes to it and hears the reason', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await waitFor(() => expect(button).toHaveAccessibleDescription(REASON));
    });
    await step('pressed, it does nothing but say the reason', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toHaveTextContent(REASON));
      await expect(onClick).not.toHaveBeenCalled();
    });
  },
};
export const SendsNoForm: Story = {
  args: { type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <ReasonedButton {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await waitFor(() => expect(screen.getByText(REASON)).toBeInTheDocument());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
export const KeepsTheFocus: Story = {
  render: function Toggled(args) {
    const [isReady, setReady] = useState(false);
    return (
      <ReasonedButton
        {...args}
        disabledReason={isReady ? undefined : args.disabledReason}
        onKeyDown={() => setReady(true)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publish' });
    await userEvent.tab();
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const LongWords: Story = { args: { disabledReason: LONG_WORD, children: LONG_WORD } };
export const RightToLeft: Story = {
  args: { children: 'نشر', disabledReason: 'دورك لا يسمح بذلك.' },
  globals: { locale: 'ar' },
};
