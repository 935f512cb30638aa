import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleForumPage } from '../../stories/sample-list-pages.js';
import { ForumCategories } from './ForumCategories.js';

const { categories } = sampleForumPage();

const meta = {
  title: 'Community/ForumCategories',
  component: ForumCategories,
  args: { categories },
} satisfies Meta<typeof ForumCategories>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { categories: [] } };
export const LongWordsAndGreatCounts: Story = {
  args: {
    categories: [
      {
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        description: 'A sentence that goes on for a while. '.repeat(12),
        topics: 1_000_000_000,
        posts: 1_000_000_000,
        lastPost: '',
        href: '/forum',
      },
      ...categories,
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    categories: categories.map((category, i) => ({ ...category, name: `قسم ${i}`, description: 'حديث' })),
  },
  globals: { locale: 'ar' },
};
