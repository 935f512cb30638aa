import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { BlacklistNotice } from './BlacklistNotice.js';

const meta = {
  title: 'Casino/BlacklistNotice',
  component: BlacklistNotice,
  parameters: { width: 'wide' },
} satisfies Meta<typeof BlacklistNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

const { blacklist = { severity: 'low' as const } } = sampleCasinoCard(blacklistedSlug);

export const Default: Story = { args: blacklist };
export const Medium: Story = { args: { ...blacklist, severity: 'medium' } };
export const Low: Story = { args: { ...blacklist, severity: 'low' } };
export const Short: Story = { args: { ...blacklist, isCompact: true } };
export const WithoutReason: Story = { args: { severity: 'low' } };
export const LongWords: Story = {
  args: {
    ...blacklist,
    reason: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    details: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and what came of it. '.repeat(8),
  },
};
export const RightToLeft: Story = {
  args: { ...blacklist, reason: 'لا يدفع الأرباح', details: 'طُلبت ثلاثة سحوبات ولم يُدفع أي منها.' },
  globals: { locale: 'ar' },
};
