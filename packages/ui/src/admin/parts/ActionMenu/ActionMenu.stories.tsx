import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { ActionMenu } from './ActionMenu.js';

const onDelete = fn();

const meta = {
  title: 'Admin/ActionMenu',
  component: ActionMenu,
  decorators: [adminDecorator],
  args: {
    label: 'Copper Heron',
    entries: [
      { label: 'Edit', onAction: fn() },
      { label: 'Feature', onAction: fn() },
      { label: 'Publish', onAction: fn(), disabledReason: 'It is published already.' },
      'line',
      { label: 'Delete', onAction: onDelete, tone: 'danger' },
    ],
  },
  beforeEach: () => {
    onDelete.mockClear();
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  within(canvasElement).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('menu')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
};

export const Default: Story = {};
export const Open: Story = { play: opened };
export const ByKeyboard: Story = {
  play: async (context) => {
    await opened(context);
    await context.step('a letter finds, Enter does', async () => {
      await userEvent.keyboard('d');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(onDelete).toHaveBeenCalledOnce();
    });
    await context.step('the focus is back on the button', async () => {
      const button = within(context.canvasElement).getByRole('button', { name: 'Copper Heron' });
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
export const LeftByEscape: Story = {
  play: async (context) => {
    await opened(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const Compact: Story = { args: { isCompact: true } };
export const WithReasons: Story = {
  args: {
    entries: [
      { label: 'Edit', onAction: fn() },
      { label: 'Delete', onAction: onDelete, disabledReason: 'Your role, Editor, may not do this.' },
    ],
  },
  play: async (context) => {
    await opened(context);
    await expect(screen.getByText('Your role, Editor, may not do this.')).toBeVisible();
    await userEvent.click(screen.getByText('Delete'));
    await expect(onDelete).not.toHaveBeenCalled();
  },
};
export const LongWords: Story = {
  args: { label: LONG_WORD, entries: [{ label: LONG_WORD, onAction: fn() }] },
  play: opened,
};
export const RightToLeft: Story = {
  args: {
    label: 'إجراءات',
    entries: [{ label: 'تعديل', onAction: fn() }, 'line', { label: 'حذف', onAction: fn() }],
  },
  globals: { locale: 'ar' },
  play: opened,
};
