import { scoreView } from '@croupier/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReview } from '../../stories/sample-views.js';
import { RatingBreakdown } from './RatingBreakdown.js';

const meta = {
  title: 'Casino/RatingBreakdown',
  component: RatingBreakdown,
  parameters: { width: 'card' },
} satisfies Meta<typeof RatingBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { breakdown: sampleReview('copper-heron').breakdown } };
export const FromZeroToTen: Story = {
  args: {
    breakdown: [0, 2.5, 5.9, 6, 8, 10].map((value) => ({
      title: `Scored ${value}`,
      score: scoreView(value),
    })),
  },
};
export const RightToLeft: Story = { ...Default, globals: { locale: 'ar' } };
