import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../parts/Button/Button.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { hideToast, showToast, Toaster, type ToastOptions } from './Toaster.js';

const onAction = fn();
const SAVED: ToastOptions = { title: messages.settings.savedTitle, text: messages.settings.saved };

const meta = {
  title: 'Admin/Toaster',
  component: Toaster,
  decorators: [adminDecorator],
  render: (_, { parameters }) => (
    <Button
      variant="plain"
      onClick={() => showToast((parameters.toast as ToastOptions | undefined) ?? SAVED)}
    >
      Say it
    </Button>
  ),
  beforeEach: () => {
    onAction.mockClear();
    return () => hideToast();
  },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

const said: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Say it' }));
  await waitFor(() => expect(document.querySelector('[data-sonner-toast] [data-kept]')).toBeVisible());
  // While a pointer is there no message goes away by itself.
  await userEvent.hover(document.querySelector('[data-sonner-toast]') as HTMLElement);
};

export const Default: Story = {};
export const Said: Story = {
  play: async (context) => {
    await said(context);
    const toast = document.querySelector('[data-sonner-toast]') as HTMLElement;
    await context.step('it stands where it is read out, and where custom CSS cannot reach', async () => {
      await expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
      await expect(toast.closest('[data-admin]')).not.toBeNull();
    });
    await context.step('its own button sends it away', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
    });
  },
};
export const Good: Story = {
  parameters: { toast: { tone: 'good', ...SAVED } },
  play: said,
};
export const Poor: Story = {
  parameters: { toast: { tone: 'poor', title: messages.section.failed } },
  play: said,
};
export const Undo: Story = {
  parameters: { toast: { title: 'Copper Heron was deleted', action: { label: 'Undo', onAction } } },
  play: async (context) => {
    await said(context);
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
  },
};
export const LongWords: Story = {
  parameters: {
    toast: {
      title: LONG_WORD,
      text: 'A sentence that goes on for a while. '.repeat(6),
      action: { label: 'Undo', onAction },
    },
  },
  play: said,
};
export const FourAtOnce: Story = {
  play: async (context) => {
    for (const _ of [1, 2, 3, 4]) await said(context);
    await waitFor(() =>
      expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"]')).toHaveLength(3),
    );
  },
};
export const RightToLeft: Story = {
  parameters: { toast: { tone: 'good', title: 'تم الحفظ', text: 'حُفظت الإعدادات' } },
  globals: { locale: 'ar' },
  play: said,
};
