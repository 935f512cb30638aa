import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistedSlug, sampleReviewCard } from '../../stories/sample-views.js';
import { ReviewCard } from './ReviewCard.js';

const meta = {
  title: 'Casino/ReviewCard',
  component: ReviewCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof ReviewCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: sampleReviewCard('copper-heron') };
export const Blacklisted: Story = { args: sampleReviewCard(blacklistedSlug) };
export const NoVisitLinkNoLogo: Story = { args: sampleReviewCard('bare') };
export const LongName: Story = { args: sampleReviewCard('long-name') };
export const OtherScript: Story = { args: sampleReviewCard('arabic') };
export const RightToLeft: Story = { args: sampleReviewCard('arabic'), globals: { locale: 'ar' } };
