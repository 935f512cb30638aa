import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.js';

const meta = {
  title: 'Parts/FactList',
  component: FactList,
  args: {
    facts: [
      { title: 'Wagering', value: '25x bonus' },
      { title: 'Min Deposit', value: '€10' },
      { title: 'Type', value: 'Welcome Bonus' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAWideOne: Story = {
  args: {
    facts: [
      { title: 'Participants', value: '412' },
      { title: 'Entry Fee', value: 'Free' },
      { title: 'Dates', value: 'Nov 1, 2026 – Nov 30, 2026', isWide: true },
    ],
  },
};
export const Rows: Story = { args: { variant: 'rows' } };
export const Tiles: Story = { args: { variant: 'tiles' } };
export const Empty: Story = { args: { facts: [] } };
export const LongWords: Story = {
  args: {
    facts: [
      { title: 'Donaudampfschifffahrtsgesellschaft', value: 'Kapitänsmützenabzeichenverkäuferinnen' },
      { title: 'Short', value: 'A sentence that goes on for a while. '.repeat(6) },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    facts: [
      { title: 'شرط', value: '٢٥ ضعفًا' },
      { title: 'إيداع', value: '€10' },
    ],
  },
  globals: { locale: 'ar' },
};
