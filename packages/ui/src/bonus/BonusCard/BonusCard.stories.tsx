import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonusOf } from '../../sample-offers.js';
import { BonusCard } from './BonusCard.js';

const meta = {
  title: 'Bonus/BonusCard',
  component: BonusCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof BonusCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: bonusOf('100% up to €200 and 50 Free Spins') };
export const NotExclusive: Story = { args: bonusOf('£5 to Try a Live Table') };
export const Ended: Story = { args: bonusOf('Ended') };
export const Blacklisted: Story = { args: bonusOf('Too good') };
export const CasinoListedNoMore: Story = { args: bonusOf('Of a casino that is gone') };
export const NothingIsKnown: Story = { args: bonusOf('Bare') };
export const LongWords: Story = { args: bonusOf('Long') };
export const RightToLeft: Story = { args: bonusOf('مكافأة'), globals: { locale: 'ar' } };
