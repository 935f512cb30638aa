import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleWith, blacklistedSlug, samplePost } from '../../stories/sample-views.js';
import { ArticleContent } from './ArticleContent.js';

const meta = { title: 'Article/ArticleContent', component: ArticleContent } satisfies Meta<
  typeof ArticleContent
>;
export default meta;

type Story = StoryObj<typeof meta>;

const { content } = samplePost('how-to-read-bonus-terms');

export const Default: Story = {
  args: articleWith({ 'casino-card': ['copper-heron'], toplist: [], bonus: [] }),
};
export const WithoutBlocks: Story = { args: { content } };
export const Comparison: Story = { args: articleWith({ comparison: ['copper-heron', 'paper-kite'] }) };
export const Games: Story = { args: articleWith({ games: [] }) };
export const BlacklistedCasino: Story = { args: articleWith({ 'casino-card': [blacklistedSlug] }) };
export const RightToLeft: Story = {
  args: articleWith({ 'casino-card': ['copper-heron'] }),
  globals: { locale: 'ar' },
};
