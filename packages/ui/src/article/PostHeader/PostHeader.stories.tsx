import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePost } from '../../stories/sample-views.js';
import { PostHeader } from './PostHeader.js';

const meta = { title: 'Article/PostHead', component: PostHeader } satisfies Meta<typeof PostHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePost('how-to-read-bonus-terms') };
export const LongWords: Story = { args: samplePost('long-post') };
export const RightToLeft: Story = { args: samplePost('arabic-post'), globals: { locale: 'ar' } };
