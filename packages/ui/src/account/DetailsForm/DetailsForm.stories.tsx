import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailsForm } from './DetailsForm.js';

const values = { email: 'noor@sample.example', firstName: 'Noor', lastName: 'Vance' };

const meta = {
  title: 'Account/DetailsForm',
  component: DetailsForm,
  parameters: { width: 'card' },
  args: { values },
} satisfies Meta<typeof DetailsForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: messages.signIn.taken } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
