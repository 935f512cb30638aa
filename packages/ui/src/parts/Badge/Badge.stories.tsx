import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.js';

const meta = { title: 'Parts/Badge', component: Badge, args: { children: 'Premium' } } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Featured' } };
export const Good: Story = { args: { tone: 'good', children: 'Verified' } };
export const Fair: Story = { args: { tone: 'fair', children: 'Low risk' } };
export const Poor: Story = { args: { tone: 'poor', children: 'Blacklisted' } };
export const LongWords: Story = {
  // What people wrote has the direction of its words, and may break.
  args: { dir: 'auto', children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and more' },
};
export const RightToLeft: Story = { args: { tone: 'accent', children: 'مميز' }, globals: { locale: 'ar' } };
