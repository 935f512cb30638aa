import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePost } from '../../stories/sample-views.js';
import { PostMeta } from './PostMeta.js';

const meta = { title: 'Article/PostMeta', component: PostMeta } satisfies Meta<typeof PostMeta>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePost('how-to-read-bonus-terms').post };
export const NobodyHasReadIt: Story = { args: samplePost('arabic-post').post };
export const RightToLeft: Story = { ...Default, globals: { locale: 'ar' } };
