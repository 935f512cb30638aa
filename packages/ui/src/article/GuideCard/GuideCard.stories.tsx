import type { Meta, StoryObj } from '@storybook/react-vite';
import { postOf } from '../../sample-views.js';
import { GuideCard } from './GuideCard.js';

const meta = {
  title: 'Article/GuideCard',
  component: GuideCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof GuideCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: postOf('how-to-read-bonus-terms').post };
export const LongWords: Story = { args: postOf('long-post').post };
export const RightToLeft: Story = { args: postOf('arabic-post').post, globals: { locale: 'ar' } };
