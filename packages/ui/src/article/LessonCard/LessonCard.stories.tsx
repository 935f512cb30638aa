import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessons, samplePost } from '../../stories/sample-views.js';
import { LessonCard } from './LessonCard.js';

const meta = {
  title: 'Article/LessonCard',
  component: LessonCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof LessonCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const [lesson] = lessons as [(typeof lessons)[number]];

export const Default: Story = { args: lesson };
export const NoTips: Story = { args: { ...lesson, tips: [] } };
export const LongWords: Story = {
  args: {
    ...lesson,
    title: samplePost('long-post').post.title,
    category: samplePost('long-post').post.category,
    content: samplePost('long-post').post.excerpt,
  },
};
export const RightToLeft: Story = {
  args: { ...lesson, title: samplePost('arabic-post').post.title },
  globals: { locale: 'ar' },
};
