import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistedView } from '../../stories/sample-views.js';
import { BlacklistCard } from './BlacklistCard.js';

const meta = {
  title: 'Casino/BlacklistCard',
  component: BlacklistCard,
  parameters: { width: 'wide' },
} satisfies Meta<typeof BlacklistCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const [casino] = blacklistedView.casinos as [(typeof blacklistedView.casinos)[number]];
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and why it is not paid out. ';

export const Default: Story = { args: casino };
export const Medium: Story = { args: { ...casino, blacklist: { ...casino.blacklist, severity: 'medium' } } };
export const WithoutReason: Story = { args: { ...casino, blacklist: { severity: 'low' } } };
export const LongWords: Story = {
  args: { ...casino, name: long, blacklist: { ...casino.blacklist, reason: long, details: long.repeat(20) } },
};
export const RightToLeft: Story = { args: casino, globals: { locale: 'ar' } };
