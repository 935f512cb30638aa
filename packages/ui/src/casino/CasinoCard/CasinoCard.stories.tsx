import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { CasinoCard } from './CasinoCard.js';

const meta = { title: 'Casino/CasinoCard', component: CasinoCard } satisfies Meta<typeof CasinoCard>;
export default meta;

const { safety: _, ...withoutSafety } = sampleCasinoCard('copper-heron');

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: sampleCasinoCard('copper-heron') };
export const Ranked: Story = { args: { ...sampleCasinoCard('copper-heron'), rank: 1 } };
export const NeitherFeaturedNorPremium: Story = { args: { ...sampleCasinoCard('lantern-quay'), rank: 2 } };
export const PlacedByTheSite: Story = {
  args: { ...sampleCasinoCard('copper-heron'), placed: 'Placed by us: Partner of the month' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Placed by us: Partner of the month')).toBeVisible();
  },
};
export const Blacklisted: Story = { args: sampleCasinoCard(blacklistedSlug) };
export const NoOfferNoVisitLinkNoLogo: Story = { args: { ...sampleCasinoCard('bare'), rank: 12345 } };
export const NotRatedYet: Story = {
  args: sampleCasinoCard('bare'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not rated yet')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="score"]')).toBeNull();
  },
};
export const SafetyNotRatedYet: Story = { args: withoutSafety };
export const BadgesAndButtonsOfYourOwn: Story = {
  args: {
    ...sampleCasinoCard('copper-heron'),
    badges: <Badge tone="good">Tested by us</Badge>,
    actions: (
      <ButtonLink href="#ask" variant="quiet">
        Ask a player
      </ButtonLink>
    ),
    renderVisit: (link) => <ButtonLink {...link} variant="plain" />,
  },
  play: async ({ canvasElement, step }) => {
    const links = within(canvasElement).getAllByRole('link');
    await step('the keyboard goes from the casino to the review, then to what is yours', async () => {
      for (const name of [/^Visit/, /^Read/, 'Ask a player']) {
        await userEvent.tab();
        await expect(links.find((link) => link === document.activeElement)).toHaveAccessibleName(name);
      }
    });
    await step('the link that you draw is marked as paid', async () => {
      await expect(links[0]).toHaveAttribute('rel', 'sponsored nofollow noopener');
    });
  },
};
export const LongNameAndFortyHighlights: Story = { args: { ...sampleCasinoCard('long-name'), rank: 3 } };
export const InASidebar: Story = {
  args: sampleCasinoCard('copper-heron'),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 190 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    await step('no words stand on the dial', async () => {
      const dial = canvasElement.querySelector('svg')?.getBoundingClientRect() as DOMRect;
      const words = within(canvasElement)
        .getByText(/^Safety/)
        .getBoundingClientRect();
      await expect(words.top >= dial.bottom || words.left >= dial.right).toBe(true);
    });
  },
};
export const OtherScript: Story = { args: sampleCasinoCard('arabic') };
export const RightToLeft: Story = {
  args: { ...sampleCasinoCard('arabic'), rank: 4, highlights: ['سحب سريع', 'In another script'] },
  globals: { locale: 'ar' },
  play: async ({ canvasElement, step }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await step('marks stand where reading begins, whatever the script of the words', async () => {
      for (const item of items) await expect(getComputedStyle(item).backgroundPositionX).toBe('100%');
    });
    await step('what an ad is called stands apart from the small print behind it', async () => {
      const [mark, print] = canvasElement.querySelector('[data-part="terms"]')?.children ?? [];
      const line = print?.getClientRects()[0] as DOMRect;
      const gap = (mark?.getBoundingClientRect().left ?? 0) - line.right;
      await expect(gap).toBeGreaterThan(4);
    });
  },
};
