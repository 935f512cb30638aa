import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../parts/Button/Button.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta = {
  title: 'Admin/ConfirmDialog',
  component: ConfirmDialog,
  decorators: [adminDecorator],
  args: {
    title: messages.casino.confirmDelete('Copper Heron'),
    text: 'Its review and its bonuses go with it. You can undo this from the history.',
    confirmLabel: 'Delete',
    onConfirm: fn(async () => undefined),
    trigger: <Button variant="plain">Delete casino</Button>,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  within(canvasElement).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('alertdialog')).toBeVisible();
};

export const Default: Story = {};
export const Open: Story = { play: opened };
export const CancelledByKeyboard: Story = {
  play: async (context) => {
    await opened(context);
    await context.step('the focus begins on the way out', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};
export const ConfirmedByKeyboard: Story = {
  play: async (context) => {
    await opened(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const UnderWay: Story = {
  args: { onConfirm: fn(() => new Promise<undefined>(() => undefined)) },
  play: async (context) => {
    await opened(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await context.step('no second time, and no way out, until it is done', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true'),
      );
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('alertdialog')).toBeVisible();
    });
  },
};
export const Failed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error(messages.anyForm.failed))) },
  play: async (context) => {
    await opened(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(messages.anyForm.failed);
  },
};
export const LongWords: Story = {
  args: { title: LONG_WORD, text: LONG_WORD, confirmLabel: LONG_WORD },
  play: opened,
};
export const RightToLeft: Story = {
  args: { title: 'حذف؟', text: 'لا يمكن التراجع', confirmLabel: 'حذف', trigger: <Button>حذف</Button> },
  globals: { locale: 'ar' },
  play: opened,
};
