import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../parts/Button/Button.js';
import { TextField } from '../../../parts/TextField/TextField.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { Drawer } from './Drawer.js';

const meta = {
  title: 'Admin/Drawer',
  component: Drawer,
  decorators: [adminDecorator],
  args: {
    title: 'Copper Heron',
    children: <TextField label="Name" />,
    actions: <Button>Save</Button>,
    trigger: <Button variant="plain">Open</Button>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open' });
    await step('the focus goes into it', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const drawer = await screen.findByRole('dialog', { name: 'Copper Heron' });
      await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    });
    await step('and back where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
  },
};
export const Open: Story = { args: { isOpen: true } };
export const FromTheStart: Story = { args: { isOpen: true, side: 'start' } };
export const LongWords: Story = { args: { isOpen: true, title: LONG_WORD, children: LONG_WORD.repeat(40) } };
export const RightToLeft: Story = { args: { isOpen: true }, globals: { locale: 'ar' } };
