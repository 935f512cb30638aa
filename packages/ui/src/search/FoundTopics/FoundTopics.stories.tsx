import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundPayments } from '../../stories/sample-home.js';
import { FoundTopics } from './FoundTopics.js';

const meta = {
  title: 'Search/FoundTopics',
  component: FoundTopics,
  parameters: { width: 'wide' },
} satisfies Meta<typeof FoundTopics>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: foundPayments };
export const LinksAndMore: Story = {
  args: {
    kind: 'games',
    title: 'Games',
    count: 9,
    topics: [
      { title: 'Northern Reels', text: 'Larkspur Play', href: '/games?q=Northern', casinos: [] },
      { title: 'Northern Blackjack', text: '', href: '/games?q=Northern', casinos: [] },
    ],
    more: 'and 7 more',
  },
};
export const LongNames: Story = {
  args: {
    ...foundPayments,
    topics: [{ title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), text: '3 casinos', casinos: [] }],
  },
};
export const RightToLeft: Story = {
  args: { ...foundPayments, topics: [{ title: 'تحويل مصرفي', text: '٣', casinos: [] }] },
  globals: { locale: 'ar' },
};
