import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.js';

const meta = {
  title: 'Parts/SelectField',
  component: SelectField,
  parameters: { width: 'card' },
  args: {
    label: 'Sort by',
    name: 'sort',
    options: [
      { value: 'rating', label: 'Rating' },
      { value: 'name', label: 'Name' },
      { value: 'newest', label: 'Newest' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RequiredWithHint: Story = { args: { required: true, hint: 'The list starts with the best.' } };
export const WithError: Story = { args: { error: 'Please choose one.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Empty: Story = { args: { options: [] } };
export const LongWords: Story = {
  args: {
    options: [{ value: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, all of it' }],
  },
};
export const TwoHundred: Story = {
  args: { options: Array.from({ length: 200 }, (_, i) => ({ value: String(i), label: `Country ${i + 1}` })) },
};
export const RightToLeft: Story = {
  args: { label: 'ترتيب حسب', options: [{ value: 'rating', label: 'التقييم' }] },
  globals: { locale: 'ar' },
};
