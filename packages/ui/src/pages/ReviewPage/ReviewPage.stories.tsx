import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklisted, demoReviewOf, reviewOf } from '../../sample-views.js';
import { ReviewPage } from './ReviewPage.js';

const meta = { title: 'Pages/ReviewPage', component: ReviewPage } satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: reviewOf('copper-heron') };
export const Blacklisted: Story = { args: reviewOf(blacklisted) };
export const NothingKnownInTheDemo: Story = { args: demoReviewOf('bare') };
export const NothingKnown: Story = { args: reviewOf('bare') };
export const LongNameAndFortyGames: Story = { args: reviewOf('long-name') };
export const RightToLeft: Story = { args: reviewOf('arabic'), globals: { locale: 'ar' } };
