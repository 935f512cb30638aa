import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCasinoCard } from '../../stories/sample-views.js';
import { ScoreTable } from './ScoreTable.js';

const meta = {
  title: 'Home/ScoreTable',
  component: ScoreTable,
  args: {
    caption: 'Online casinos, compared',
    casinos: [
      sampleCasinoCard('copper-heron'),
      sampleCasinoCard('lantern-quay'),
      sampleCasinoCard('paper-kite'),
    ],
  },
} satisfies Meta<typeof ScoreTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  args: { casinos: [sampleCasinoCard('long-name'), sampleCasinoCard('bare'), sampleCasinoCard('arabic')] },
};
export const PlacedByTheSite: Story = {
  args: {
    casinos: [
      { ...sampleCasinoCard('paper-kite'), placed: 'Placed by us: Partner of the month' },
      sampleCasinoCard('copper-heron'),
    ],
  },
};
export const RightToLeft: Story = {
  args: { casinos: [sampleCasinoCard('arabic'), sampleCasinoCard('copper-heron')] },
  globals: { locale: 'ar' },
};
