import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { Toplist } from './Toplist.js';

const meta = { title: 'Casino/Toplist', component: Toplist } satisfies Meta<typeof Toplist>;
export default meta;

type Story = StoryObj<typeof meta>;

const ranked = (...slugs: string[]) => slugs.map((slug, i) => ({ ...sampleCasinoCard(slug), rank: i + 1 }));

export const Default: Story = {
  args: { label: 'Our best', casinos: ranked('copper-heron', 'brass-magpie', 'lantern-quay') },
};
export const WithoutRanks: Story = { args: { casinos: [sampleCasinoCard('copper-heron')] } };
export const BlacklistedLast: Story = { args: { casinos: ranked('copper-heron', blacklistedSlug) } };
export const Empty: Story = { args: { casinos: [] } };
