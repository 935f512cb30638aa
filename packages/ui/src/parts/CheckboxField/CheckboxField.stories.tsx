import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './CheckboxField.js';

const meta = {
  title: 'Parts/CheckboxField',
  component: CheckboxField,
  parameters: { width: 'card' },
  args: { label: 'Only casinos that pay out within a day', name: 'quick' },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'As their terms have it.' } };
export const WithError: Story = { args: { label: 'I am 18 or older', error: 'Please confirm your age.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and a long sentence after it that goes on',
  },
};
export const RightToLeft: Story = {
  args: { label: 'عمري 18 عامًا أو أكثر', hint: 'مطلوب بموجب القانون' },
  globals: { locale: 'ar' },
};
