import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleForumPage } from '../../stories/sample-list-pages.js';
import { ForumTopicList } from './ForumTopicList.js';

const { topics } = sampleForumPage();

const meta = {
  title: 'Community/ForumTopicList',
  component: ForumTopicList,
  args: { topics },
} satisfies Meta<typeof ForumTopicList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { topics: [] } };
export const PinnedAndHot: Story = {
  args: { topics: topics.map((topic) => ({ ...topic, isPinned: true, isHot: true })) },
};
export const LongWordsAndGreatCounts: Story = {
  args: {
    topics: topics.map((topic) => ({
      ...topic,
      title: `${topic.title} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
      author: 'Kapitänsmützenabzeichenverkäuferinnenverein',
      replies: 1_000_000_000,
      views: 1_000_000_000,
      lastReply: '',
    })),
  },
};
export const RightToLeft: Story = {
  args: { topics: topics.map((topic, i) => ({ ...topic, title: `موضوع ${i}`, author: 'نادية' })) },
  globals: { locale: 'ar' },
};
