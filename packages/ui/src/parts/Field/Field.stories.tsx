import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.js';

const meta = {
  title: 'Parts/Field',
  component: Field,
  parameters: { width: 'card' },
  args: { label: 'Opening hours', children: (control) => <input type="time" {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HintAndError: Story = {
  args: { hint: 'When the first table opens.', error: 'Please give a time.', required: true },
};
export const HiddenLabel: Story = { args: { hidesLabel: true } };
export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
};
export const RightToLeft: Story = {
  args: { label: 'ساعات العمل', hint: 'متى تفتح أول طاولة', required: true },
  globals: { locale: 'ar' },
};
