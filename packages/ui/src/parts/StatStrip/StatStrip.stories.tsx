import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatStrip } from './StatStrip.js';

const meta = {
  title: 'Parts/StatStrip',
  component: StatStrip,
  args: {
    stats: [
      { label: 'Casinos reviewed', value: '128' },
      { label: 'Bonuses checked', value: '342' },
      { label: 'Blacklisted', value: '9', note: 'And why, for each' },
    ],
  },
} satisfies Meta<typeof StatStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { stats: [] } };
export const LongWordsAndExtremes: Story = {
  args: {
    stats: [
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', value: '0' },
      { label: 'Clicks', value: '1,234,567,890,123,456' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    stats: [
      { label: 'كازينو', value: '١٢٨' },
      { label: 'مكافأة', value: '٣٤٢' },
    ],
  },
  globals: { locale: 'ar' },
};
