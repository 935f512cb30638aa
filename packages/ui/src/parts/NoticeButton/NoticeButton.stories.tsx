import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NoticeButton } from './NoticeButton.js';

const meta = {
  title: 'Parts/NoticeButton',
  component: NoticeButton,
  args: {
    children: 'Play demo',
    title: 'This game is a sample',
    text: 'It cannot be played, because it was made up to show what a site looks like.',
  },
} satisfies Meta<typeof NoticeButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OpensAndClosesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Play demo' });
    const notice = canvasElement.querySelector('[popover]') as HTMLElement;
    await expect(notice).not.toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(notice).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    await expect(notice).not.toBeVisible();
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(canvasElement.querySelector('[popover]')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'A sentence that goes on for a while. '.repeat(12),
  },
  play: Open.play as NonNullable<Story['play']>,
};
export const RightToLeft: Story = {
  args: { children: 'جرّب', title: 'هذا مثال', text: 'لا يمكن لعبه' },
  globals: { locale: 'ar' },
  play: Open.play as NonNullable<Story['play']>,
};
