import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { Pagination } from './Pagination.js';

const meta = {
  title: 'Admin/Pagination',
  component: Pagination,
  decorators: [adminDecorator],
  args: { page: 2, perPage: 25, total: 128, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('26 to 50 of 128');
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 6 } };
export const OnePage: Story = { args: { page: 1, total: 3 } };
export const Empty: Story = { args: { page: 1, total: 0 } };
export const Extremes: Story = { args: { page: 54321, total: 98765432 } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
