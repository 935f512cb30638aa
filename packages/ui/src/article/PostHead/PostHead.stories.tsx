import type { Meta, StoryObj } from '@storybook/react-vite';
import { postOf } from '../../sample-views.js';
import { PostHead } from './PostHead.js';

const meta = { title: 'Article/PostHead', component: PostHead } satisfies Meta<typeof PostHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: postOf('how-to-read-bonus-terms') };
export const LongWords: Story = { args: postOf('long-post') };
export const RightToLeft: Story = { args: postOf('arabic-post'), globals: { locale: 'ar' } };
