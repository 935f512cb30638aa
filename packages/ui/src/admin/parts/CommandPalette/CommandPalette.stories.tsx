import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { CommandPalette } from './CommandPalette.js';

const onAdd = fn();
const onOpen = fn();

const meta = {
  title: 'Admin/CommandPalette',
  component: CommandPalette,
  decorators: [adminDecorator],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups: [
      {
        label: 'Actions',
        items: [
          { id: 'add', label: 'Add Casino', after: 'N', onRun: onAdd },
          { id: 'import', label: 'Import CSV', disabledReason: 'Only for admins', onRun: fn() },
        ],
      },
      {
        label: 'Casinos',
        items: [
          { id: 'heron', label: 'Copper Heron', keywords: 'copper-heron', onRun: onOpen },
          { id: 'kite', label: 'Paper Kite', onRun: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, step }) => {
    const input = await screen.findByRole('combobox', { name: 'Commands' });
    await step('letters find', async () => {
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.keyboard('her cop');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    });
    await step('Enter does the first', async () => {
      await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
      await userEvent.keyboard('{Enter}');
      await expect(onOpen).toHaveBeenCalled();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};
export const NothingFound: Story = {
  play: async () => {
    const input = await screen.findByRole('combobox');
    await userEvent.type(input, 'xyz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    groups: [{ label: LONG_WORD, items: [{ id: 'a', label: LONG_WORD, after: LONG_WORD, onRun: fn() }] }],
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
