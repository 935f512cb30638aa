import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordForm } from './PasswordForm.js';

const meta = {
  title: 'Account/PasswordForm',
  component: PasswordForm,
  parameters: { width: 'card' },
} satisfies Meta<typeof PasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneTimePassword: Story = { args: { isOneTime: true } };
export const Tokens: Story = { args: { tokens: ['nightly import', 'reports'] } };
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: messages.signIn.mismatch } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
