import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklisted, reviewCardOf } from '../../sample-views.js';
import { ReviewCard } from './ReviewCard.js';

const meta = {
  title: 'Casino/ReviewCard',
  component: ReviewCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof ReviewCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: reviewCardOf('copper-heron') };
export const Blacklisted: Story = { args: reviewCardOf(blacklisted) };
export const NoVisitLinkNoLogo: Story = { args: reviewCardOf('bare') };
export const LongName: Story = { args: reviewCardOf('long-name') };
export const OtherScript: Story = { args: reviewCardOf('arabic') };
export const RightToLeft: Story = { args: reviewCardOf('arabic'), globals: { locale: 'ar' } };
