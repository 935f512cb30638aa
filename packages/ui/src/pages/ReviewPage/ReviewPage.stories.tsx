import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { blacklistedSlug, demoReview, sampleReview } from '../../stories/sample-views.js';
import { ReviewPage } from './ReviewPage.js';

const meta = { title: 'Pages/ReviewPage', component: ReviewPage } satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: sampleReview('copper-heron') };
export const Blacklisted: Story = { args: sampleReview(blacklistedSlug) };
export const NothingKnownInTheDemo: Story = { args: demoReview('bare') };
export const NotRatedYet: Story = {
  args: sampleReview('bare'),
  play: async ({ canvasElement }) => {
    // In the head, and for its safety among the facts.
    await expect(within(canvasElement).getAllByText('Not rated yet')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-part="score"]')).toBeNull();
  },
};
export const LongNameAndFortyGames: Story = { args: sampleReview('long-name') };
export const RightToLeft: Story = { args: sampleReview('arabic'), globals: { locale: 'ar' } };
