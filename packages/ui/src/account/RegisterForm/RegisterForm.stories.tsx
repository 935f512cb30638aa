import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RegisterForm } from './RegisterForm.js';

const meta = {
  title: 'Account/RegisterForm',
  component: RegisterForm,
  parameters: { width: 'card' },
  args: { terms: '/terms', privacy: '/privacy', login: '/login' },
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Username/), 'mina');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'mina@sample.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'a long one');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'a long one{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const TermsOnly: Story = { args: { privacy: undefined } };
export const WithoutConsent: Story = { args: { terms: undefined, privacy: undefined } };
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: messages.signIn.mismatch } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
