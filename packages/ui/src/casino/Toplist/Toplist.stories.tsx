import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { Toplist } from './Toplist.js';

const meta = { title: 'Casino/Toplist', component: Toplist } satisfies Meta<typeof Toplist>;
export default meta;

type Story = StoryObj<typeof meta>;

const ranked = (...slugs: string[]) => slugs.map((slug, i) => ({ ...sampleCasinoCard(slug), rank: i + 1 }));

export const Default: Story = {
  args: { label: 'Our best', casinos: ranked('copper-heron', 'brass-magpie', 'lantern-quay') },
};
export const BadgesAndButtonsOfYourOwn: Story = {
  args: {
    casinos: ranked('copper-heron', 'lantern-quay'),
    renderBadges: ({ rank }) => (rank === 1 ? <Badge tone="good">Tested by us</Badge> : null),
    renderActions: ({ name, slug }) => (
      <ButtonLink href={`#${slug}`} variant="quiet" aria-label={`Ask about ${name}`}>
        Ask
      </ButtonLink>
    ),
  },
};
export const WithoutRanks: Story = { args: { casinos: [sampleCasinoCard('copper-heron')] } };
export const BlacklistedLast: Story = { args: { casinos: ranked('copper-heron', blacklistedSlug) } };
export const Empty: Story = { args: { casinos: [] } };
