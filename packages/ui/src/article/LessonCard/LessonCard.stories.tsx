import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessons, postOf } from '../../sample-views.js';
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
    title: postOf('long-post').post.title,
    category: postOf('long-post').post.category,
    content: postOf('long-post').post.excerpt,
  },
};
export const RightToLeft: Story = {
  args: { ...lesson, title: postOf('arabic-post').post.title },
  globals: { locale: 'ar' },
};
