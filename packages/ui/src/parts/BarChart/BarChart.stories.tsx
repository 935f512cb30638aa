import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart.js';

const meta = {
  title: 'Parts/BarChart',
  component: BarChart,
  parameters: { width: 'wide' },
  args: {
    title: 'Withdrawals tested, by days until they were paid',
    headings: { label: 'Days', value: 'Withdrawals' },
    bars: [
      { label: 'Same day', value: 41 },
      { label: '1–2 days', value: 87 },
      { label: 'Longer', value: 12 },
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingCounted: Story = { args: { bars: [{ label: 'Same day', value: 0 }] } };
export const Extremes: Story = {
  args: {
    bars: [
      {
        label: 'A great many, and words for it that go on and on until they have to break',
        value: 987_654_321,
      },
      { label: 'One', value: 1 },
      { label: 'None', value: 0 },
    ],
  },
};
export const RightToLeft: Story = {
  args: { title: 'السحوبات', bars: [{ label: 'في اليوم نفسه', value: 41 }] },
  globals: { locale: 'ar' },
};
