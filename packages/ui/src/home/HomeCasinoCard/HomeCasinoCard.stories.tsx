import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklisted, cardOf } from '../../sample-views.js';
import { HomeCasinoCard } from './HomeCasinoCard.js';

const meta = {
  title: 'Home/HomeCasinoCard',
  component: HomeCasinoCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof HomeCasinoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ...cardOf('copper-heron'), homeSafety: 'HIGH' } };
export const MediumSafety: Story = { args: { ...cardOf('copper-heron'), homeSafety: 'MEDIUM' } };
export const LowSafety: Story = { args: { ...cardOf('bare'), homeSafety: 'LOW' } };
export const Blacklisted: Story = { args: cardOf(blacklisted) };
export const LongName: Story = { args: { ...cardOf('long-name'), homeSafety: 'HIGH' } };
export const RightToLeft: Story = {
  args: { ...cardOf('arabic'), homeSafety: 'MEDIUM' },
  globals: { locale: 'ar' },
};
