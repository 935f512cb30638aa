import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.js';

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Save changes' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete casino' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const LeadingIcon: Story = {
  args: { leadingIcon: <Search size="1em" aria-hidden />, children: 'Search' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { loading: true, children: 'Saving' } };
export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, and then some more of it' },
};
export const RightToLeft: Story = { args: { children: 'حفظ التغييرات' }, globals: { locale: 'ar' } };
export const ByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const BusyDoesNothing: Story = {
  args: { loading: true, onClick: fn(), children: 'Saving' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
