import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.js';

const meta = {
  title: 'Parts/Notice',
  component: Notice,
  parameters: { width: 'wide' },
  args: { title: 'Comparing needs two casinos', children: 'Pick one more, and they stand side by side.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Good: Story = {
  args: {
    tone: 'good',
    title: messages.settings.savedTitle,
    children: messages.settings.saved,
    isLive: true,
  },
};
export const Fair: Story = {
  args: { tone: 'fair', title: 'This bonus has expired', children: 'It ended on 3 January 2026.' },
};
export const Poor: Story = {
  args: { tone: 'poor', title: 'Not saved', children: messages.settings.failed, isLive: true },
};
export const TextAlone: Story = {
  render: () => (
    <Notice>
      How we score is told <a href="/how-we-review">on a page of its own</a>.
    </Notice>
  ),
};
export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2),
    children: 'A sentence that goes on for a while. '.repeat(20),
  },
};
export const RightToLeft: Story = {
  args: { tone: 'fair', title: 'انتهى العرض', children: 'انتهى هذا العرض' },
  globals: { locale: 'ar' },
};
