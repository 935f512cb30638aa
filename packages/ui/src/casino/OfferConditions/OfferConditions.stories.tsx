import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferConditions } from './OfferConditions.js';

const meta = { title: 'Casino/OfferConditions', component: OfferConditions } satisfies Meta<
  typeof OfferConditions
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    conditions: { newPlayersOnly: true, wagering: '25x bonus', minDeposit: '€20', until: '2026-12-31' },
  },
};

/** The figures of the offer say what has to be staked. */
export const Stake: Story = {
  args: { conditions: { wagering: '35x', fullStake: '€3,500', minDeposit: '€20' } },
};

/** More has to be staked than the market allows. */
export const OverTheLimit: Story = {
  args: {
    conditions: {
      wagering: '40x',
      overLimit: { times: 10, market: 'United Kingdom' },
      maxCashout: '£100',
    },
  },
};
