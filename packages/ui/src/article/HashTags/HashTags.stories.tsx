import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePost } from '../../stories/sample-views.js';
import { HashTags } from './HashTags.js';

const meta = { title: 'Article/HashTags', component: HashTags } satisfies Meta<typeof HashTags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePost('how-to-read-bonus-terms') };
export const Many: Story = { args: samplePost('long-post') };
export const None: Story = { args: { tags: [] } };
export const RightToLeft: Story = { args: samplePost('arabic-post'), globals: { locale: 'ar' } };
