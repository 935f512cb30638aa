import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../parts/Button/Button.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: 'Admin/Tooltip',
  component: Tooltip,
  decorators: [adminDecorator],
  args: { text: 'Visitors see it at once', children: <Button variant="plain">Publish</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ComesWithTheFocusAndGoesWithEscape: Story = {
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publish' });
    await step('the keyboard comes to the button', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toBeVisible();
      await expect(button).toHaveAccessibleDescription('Visitors see it at once');
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};
export const AfterTheRestOfAPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Publish' }));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { text: `${LONG_WORD}. ${'A sentence that goes on for a while. '.repeat(6)}` },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Shift}');
  },
};
export const RightToLeft: Story = {
  args: { text: 'يراه الزوار فورًا', children: <Button variant="plain">نشر</Button>, side: 'inline-end' },
  globals: { locale: 'ar' },
};
