import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFrame } from './AccountFrame.js';

const meta = {
  title: 'Account/AccountFrame',
  component: AccountFrame,
  args: { title: 'Profile', text: 'What we know of you.', children: <p>Not much.</p> },
} satisfies Meta<typeof AccountFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTitle: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' } };
export const RightToLeft: Story = {
  args: { title: 'الحساب', text: 'ما نعرفه عنك', children: <p>القليل</p> },
  globals: { locale: 'ar' },
};
