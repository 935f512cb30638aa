import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePost } from '../../stories/sample-views.js';
import { RelatedArticles } from './RelatedArticles.js';

const meta = { title: 'Article/RelatedArticles', component: RelatedArticles } satisfies Meta<
  typeof RelatedArticles
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { articles: samplePost('how-to-read-bonus-terms').related } };
export const One: Story = { args: { articles: samplePost('how-to-read-bonus-terms').related.slice(0, 1) } };
export const None: Story = { args: { articles: [] } };
export const LongWords: Story = { args: { articles: [samplePost('long-post').post] } };
export const RightToLeft: Story = {
  args: { articles: [samplePost('arabic-post').post] },
  globals: { locale: 'ar' },
};
