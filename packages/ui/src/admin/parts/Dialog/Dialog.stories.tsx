import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../parts/Button/Button.js';
import { TextField } from '../../../parts/TextField/TextField.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { Dialog } from './Dialog.js';

const meta = {
  title: 'Admin/Dialog',
  component: Dialog,
  decorators: [adminDecorator],
  args: {
    title: 'Add a menu item',
    text: 'It appears at the end of the header.',
    trigger: <Button variant="plain">Add</Button>,
    children: <TextField label="Label" name="label" required />,
    actions: <Button>Add menu item</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Default: Story = {};
export const Open: Story = { play: opened };
export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Add' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add a menu item' });
    await step('it says what it is for, and has the focus', async () => {
      await expect(dialog).toHaveAccessibleDescription('It appears at the end of the header.');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('the focus stays in it', async () => {
      for (const _ of [1, 2, 3, 4, 5]) {
        await userEvent.tab();
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      }
    });
    await step('Escape closes it, and the focus is back where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};
export const Large: Story = { args: { size: 'large' }, play: opened };
export const LongWords: Story = {
  args: {
    title: LONG_WORD,
    text: LONG_WORD,
    children: <p>{'A sentence that goes on for a while. '.repeat(120)}</p>,
  },
  play: opened,
};
export const RightToLeft: Story = {
  args: {
    title: 'أضف عنصرًا',
    text: 'يظهر في النهاية',
    trigger: <Button variant="plain">أضف</Button>,
    children: <TextField label="الاسم" />,
    actions: <Button>أضف</Button>,
  },
  globals: { locale: 'ar' },
  play: opened,
};
