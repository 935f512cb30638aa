import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountMenu } from './AccountMenu.js';

const visitor = {
  isSignedIn: true,
  name: 'Mina Harrow',
  email: 'mina@sample.example',
  role: 'Member',
  profile: '/profile',
  settings: '/profile',
} as const;

const meta = {
  title: 'Layout/Account',
  component: AccountMenu,
  args: { path: '/reviews', account: { isSignedIn: false, login: '/login', register: '/register' } },
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { args: { account: visitor } };
export const Administrator: Story = {
  args: { account: { ...visitor, admin: '/admin' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account of Mina Harrow'));
    await expect(canvas.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
};
export const LongName: Story = {
  args: {
    account: {
      ...visitor,
      name: 'Wolfeschlegelsteinhausenbergerdorff the Elder of Somewhere',
      email: 'a.very.long.address.that.does.not.break.anywhere@sub.domain.sample.example',
    },
  },
};
export const RightToLeft: Story = {
  args: { account: { ...visitor, name: 'مينا' } },
  globals: { locale: 'ar' },
};
