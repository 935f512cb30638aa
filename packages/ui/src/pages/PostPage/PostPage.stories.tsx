import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../../stories/sample-pages.js';
import { PostPage } from './PostPage.js';

const meta = { title: 'Pages/PostPage', component: PostPage } satisfies Meta<typeof PostPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('post', { slug: 'how-to-read-bonus-terms' }) };
export const LongWords: Story = { args: samplePage('post', { slug: 'long-post' }) };
export const RightToLeft: Story = {
  args: samplePage('post', { slug: 'arabic-post' }),
  globals: { locale: 'ar' },
};
