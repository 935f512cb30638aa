import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { HomeCasinoCard } from './HomeCasinoCard.js';

const meta = {
  title: 'Home/HomeCasinoCard',
  component: HomeCasinoCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof HomeCasinoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { ...sampleCasinoCard('copper-heron'), homeSafety: { label: 'Excellent', tone: 'good' } },
};
export const MediumSafety: Story = {
  args: { ...sampleCasinoCard('copper-heron'), homeSafety: { label: 'Fair', tone: 'fair' } },
};
export const LowSafety: Story = {
  args: { ...sampleCasinoCard('arabic'), homeSafety: { label: 'Poor', tone: 'poor' } },
};
export const NotRatedYet: Story = { args: sampleCasinoCard('bare') };
export const Blacklisted: Story = { args: sampleCasinoCard(blacklistedSlug) };
export const LongName: Story = {
  args: { ...sampleCasinoCard('long-name'), homeSafety: { label: 'Excellent', tone: 'good' } },
};
export const RightToLeft: Story = {
  args: { ...sampleCasinoCard('arabic'), homeSafety: { label: 'Fair', tone: 'fair' } },
  globals: { locale: 'ar' },
};
