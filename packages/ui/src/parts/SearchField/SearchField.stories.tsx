import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.js';

const meta = {
  title: 'Parts/SearchField',
  component: SearchField,
  parameters: { width: 'card' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HiddenLabel: Story = { args: { hidesLabel: true, placeholder: 'Casinos, bonuses, guides' } };
export const Filled: Story = { args: { defaultValue: 'copper' } };
export const WithError: Story = { args: { defaultValue: 'c', error: 'Type two letters or more.' } };
export const RightToLeft: Story = {
  args: { label: 'بحث', defaultValue: 'كازينو' },
  globals: { locale: 'ar' },
};
export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
};
