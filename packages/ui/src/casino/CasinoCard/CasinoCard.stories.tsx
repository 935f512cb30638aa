import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklisted, cardOf } from '../../sample-views.js';
import { CasinoCard } from './CasinoCard.js';

const meta = { title: 'Casino/CasinoCard', component: CasinoCard } satisfies Meta<typeof CasinoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: cardOf('copper-heron') };
export const Ranked: Story = { args: { ...cardOf('copper-heron'), rank: 1 } };
export const NeitherFeaturedNorPremium: Story = { args: { ...cardOf('lantern-quay'), rank: 2 } };
export const Blacklisted: Story = { args: cardOf(blacklisted) };
export const NoOfferNoVisitLinkNoLogo: Story = { args: { ...cardOf('bare'), rank: 12345 } };
export const LongNameAndFortyHighlights: Story = { args: { ...cardOf('long-name'), rank: 3 } };
export const OtherScript: Story = { args: cardOf('arabic') };
export const RightToLeft: Story = {
  args: { ...cardOf('arabic'), rank: 4 },
  decorators: [
    (Card) => (
      <div dir="rtl">
        <Card />
      </div>
    ),
  ],
};
