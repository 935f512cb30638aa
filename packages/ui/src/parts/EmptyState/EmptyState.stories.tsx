import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  parameters: { width: 'wide' },
  args: { title: messages.search.none, text: messages.search.noneText },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { action: <ButtonLink href="/best-casinos">Best Casinos</ButtonLink> },
};
export const TitleAlone: Story = { render: () => <EmptyState title={messages.casino.noneBlacklisted} /> };
export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, of which there is none. '.repeat(5),
  },
};
export const RightToLeft: Story = {
  args: { title: 'لا توجد نتائج', text: 'جرّب كلمات أخرى' },
  globals: { locale: 'ar' },
};
