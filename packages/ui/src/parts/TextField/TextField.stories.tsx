import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.js';

const meta = {
  title: 'Parts/TextField',
  component: TextField,
  parameters: { width: 'card' },
  args: { label: 'Your name', name: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Ann Example' } };
export const RequiredWithHint: Story = {
  args: { label: 'Email', type: 'email', required: true, hint: 'We write only when you ask us to.' },
};
export const WithError: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'ann@', error: 'Please enter a valid email address.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ann Example' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Ann Example' } };
export const Password: Story = { args: { label: 'Password', type: 'password', required: true } };
export const PasswordWithScript: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'correct horse' },
  decorators: [
    (Field) => (
      <div data-script="">
        <Field />
      </div>
    ),
  ],
};
export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, as it is written on the back',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and a good deal more',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
};
export const RightToLeft: Story = {
  args: { label: 'الاسم', hint: 'كما هو مكتوب', error: 'الاسم مطلوب', defaultValue: 'سمر', required: true },
  globals: { locale: 'ar' },
};
