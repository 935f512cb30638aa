import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBonus } from '../../stories/sample-list-pages.js';
import { BonusCard } from './BonusCard.js';

const meta = {
  title: 'Bonus/BonusCard',
  component: BonusCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof BonusCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: sampleBonus('100% up to €200 and 50 Free Spins') };
export const LimitsAndCode: Story = {
  args: {
    ...sampleBonus('£5 to Try a Live Table'),
    terms: {
      currency: 'GBP',
      stake: { is: 'winnings', times: 35 },
      maxBet: 2,
      maxCashout: 50,
      claimWithinDays: 1,
      useWithinDays: 7,
      code: 'TRYFIVE',
      excludedPaymentMethods: ['Skrill', 'Neteller'],
      text: 'New players only, once a household.',
      href: 'https://lantern-quay.example/terms',
      lastChecked: '2026-03-03',
    },
  },
};
export const CheckedTooLongAgo: Story = {
  args: {
    ...sampleBonus('£5 to Try a Live Table'),
    terms: { lastChecked: '2026-03-03', isStale: true, href: 'https://lantern-quay.example/terms' },
  },
};
export const NotExclusive: Story = { args: sampleBonus('£5 to Try a Live Table') };
export const Ended: Story = { args: sampleBonus('Ended') };
export const Blacklisted: Story = { args: sampleBonus('Too good') };
export const NothingIsKnown: Story = { args: sampleBonus('Bare') };
export const LongWords: Story = { args: sampleBonus('Long') };
export const RightToLeft: Story = { args: sampleBonus('مكافأة'), globals: { locale: 'ar' } };
