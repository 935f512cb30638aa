import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { UserForm, type UserFormProps } from './UserForm.js';

const meta = {
  title: 'Admin/UserForm',
  component: UserForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof UserForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: UserFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('what is missing or wrong is said in the words of the specification', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('link', { name: 'Username is required' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Email is required' })).toBeVisible();
      await userEvent.keyboard('ann');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'ann');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
    });
    await step('a new user is an active editor', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), '@example.com');
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(submissionOf(args).record).toEqual({
        username: 'ann',
        email: 'ann@example.com',
        role: 'editor',
        isActive: true,
      });
    });
  },
};
export const Edit: Story = {
  args: { value: { username: 'ann', email: 'ann@example.com', role: 'moderator', isActive: false } },
};
export const Visitor: Story = { args: { value: { username: 'bo', email: 'bo@example.com', role: 'user' } } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
