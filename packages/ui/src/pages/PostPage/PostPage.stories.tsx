import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../../stories/sample-pages.js';
import { PostPage } from './PostPage.js';

const meta = { title: 'Pages/PostPage', component: PostPage } satisfies Meta<typeof PostPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('post', { slug: 'how-to-read-bonus-terms' }) };
const updates = [
  { day: '2026-06-03', text: 'The casino answered: the limit is per month, and its terms say so now.' },
  { day: '2026-05-20', text: 'Corrected the share of roulette.' },
];
export const WithUpdates: Story = {
  args: { ...samplePage('post', { slug: 'how-to-read-bonus-terms' }), updates },
};
export const LongWords: Story = { args: samplePage('post', { slug: 'long-post' }) };
export const RightToLeft: Story = {
  args: samplePage('post', { slug: 'arabic-post' }),
  globals: { locale: 'ar' },
};
