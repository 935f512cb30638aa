import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from './Video.js';

const meta = {
  title: 'Article/Video',
  component: Video,
  args: {
    host: 'youtube',
    title: 'How wagering works',
    href: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    player: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1',
  },
} satisfies Meta<typeof Video>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vimeo: Story = {
  args: {
    host: 'vimeo',
    href: 'https://vimeo.com/1',
    player: 'https://player.vimeo.com/video/1?autoplay=1&dnt=1',
  },
};
export const LongTitle: Story = {
  args: {
    title: 'How wagering works, what it costs on average, and why the average hides most of it'.repeat(2),
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
