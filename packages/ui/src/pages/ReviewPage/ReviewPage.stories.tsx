import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistedSlug, demoReview, sampleReview } from '../../stories/sample-views.js';
import { ReviewPage } from './ReviewPage.js';

const meta = { title: 'Pages/ReviewPage', component: ReviewPage } satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: sampleReview('copper-heron') };
export const Blacklisted: Story = { args: sampleReview(blacklistedSlug) };
export const NothingKnownInTheDemo: Story = { args: demoReview('bare') };
export const NothingKnown: Story = { args: sampleReview('bare') };
export const LongNameAndFortyGames: Story = { args: sampleReview('long-name') };
export const RightToLeft: Story = { args: sampleReview('arabic'), globals: { locale: 'ar' } };
