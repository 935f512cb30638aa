import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePost } from '../../stories/sample-views.js';
import { NewsCard } from './NewsCard.js';

const meta = { title: 'Article/NewsCard', component: NewsCard, parameters: { width: 'wide' } } satisfies Meta<
  typeof NewsCard
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePost('how-to-read-bonus-terms').post };
export const Featured: Story = { args: { ...samplePost('how-to-read-bonus-terms').post, isFeatured: true } };
export const NobodyHasReadIt: Story = { args: samplePost('arabic-post').post };
export const LongWordsAndManyTags: Story = { args: samplePost('long-post').post };
export const RightToLeft: Story = { args: samplePost('arabic-post').post, globals: { locale: 'ar' } };
