import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { MenuItemForm } from './MenuItemForm.js';

const meta = {
  title: 'Admin/MenuItemForm',
  component: MenuItemForm,
  decorators: [adminDecorator],
  args: {
    pages: [{ value: '/about', label: 'About Us' }],
    categories: [{ value: '/blog?category=News', label: 'News' }],
    parents: [{ value: '0198a', label: 'Guides' }],
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof MenuItemForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('link', { name: 'Please enter a menu label' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Please enter a URL or select a page' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Label/));
    await userEvent.keyboard('Start');
    await userEvent.click(canvas.getByLabelText(/^URL/));
    await userEvent.keyboard('/start{Control>}s{/Control}');
    const submission = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];
    await expect(submission?.record).toMatchObject({ label: 'Start', url: '/start', type: 'link' });
  },
};
export const Edit: Story = {
  args: { value: { label: 'About', type: 'page', url: '/about', target: '_blank', parentId: '0198a' } },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
