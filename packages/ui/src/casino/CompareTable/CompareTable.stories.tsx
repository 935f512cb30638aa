import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { blacklistedSlug, compareView } from '../../stories/sample-views.js';
import { CompareTable } from './CompareTable.js';

const meta = { title: 'Casino/CompareTable', component: CompareTable } satisfies Meta<typeof CompareTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const of = (...slugs: string[]) => {
  const { casinos, groups } = compareView(`c=${slugs.join(',')}`);
  return { casinos, groups };
};

export const Default: Story = { args: of('copper-heron', 'lantern-quay', 'paper-kite') };
export const Two: Story = { args: of('copper-heron', 'lantern-quay') };
export const FourWithHardCases: Story = { args: of('copper-heron', 'long-name', 'bare', 'arabic') };
export const OneBlacklisted: Story = { args: of('copper-heron', blacklistedSlug) };
export const RowsBadgesAndButtonsOfYourOwn: Story = {
  args: {
    ...of('copper-heron', blacklistedSlug),
    rows: [
      { title: 'Our deposit', cell: ({ isFeatured }) => (isFeatured ? 'Made on May 2' : 'None') },
      { title: 'Paid out to us', cell: () => <strong>Not yet</strong> },
    ],
    renderBadges: ({ isFeatured }) => (isFeatured ? <Badge tone="good">Tested by us</Badge> : null),
    renderActions: ({ name, slug }) => (
      <ButtonLink href={`#${slug}`} variant="quiet">
        Ask about {name}
      </ButtonLink>
    ),
  },
};
export const RightToLeft: Story = {
  args: of('arabic', 'copper-heron', 'lantern-quay'),
  globals: { locale: 'ar' },
};
