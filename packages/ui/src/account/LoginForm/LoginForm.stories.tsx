import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from './LoginForm.js';

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  parameters: { width: 'card' },
  args: { from: '/', forgot: '/forgot-password', register: '/register' },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Email or username/), 'mina{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: messages.signIn.failed } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
