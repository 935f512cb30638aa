import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePost } from '../../stories/sample-views.js';
import { GuideCard } from './GuideCard.js';

const meta = {
  title: 'Article/GuideCard',
  component: GuideCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof GuideCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePost('how-to-read-bonus-terms').post };
export const LongWords: Story = { args: samplePost('long-post').post };
export const RightToLeft: Story = { args: samplePost('arabic-post').post, globals: { locale: 'ar' } };
