import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundPosts } from '../../stories/sample-home.js';
import { FoundPost } from './FoundPost.js';

const [first] = foundPosts;
if (first === undefined) throw new Error('The sample has no post about bonuses');

const meta = {
  title: 'Search/FoundPost',
  component: FoundPost,
  parameters: { width: 'wide' },
} satisfies Meta<typeof FoundPost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: first };
export const LongTitle: Story = {
  args: {
    ...first,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen and other words that search finds '.repeat(3),
  },
};
export const RightToLeft: Story = {
  args: { ...first, title: 'كيف تقرأ شروط المكافأة', excerpt: 'خمسة أسطر تقرر', category: 'أدلة' },
  globals: { locale: 'ar' },
};
