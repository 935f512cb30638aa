import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../testing/admin-decorator.js';
import { AdminLayout } from './AdminLayout.js';

const meta = {
  title: 'Admin/AdminLayout',
  component: AdminLayout,
  decorators: [adminDecorator],
  parameters: { layout: 'fullscreen' },
  args: {
    groups: [
      {
        title: '',
        links: [{ label: 'Dashboard', href: '#dashboard', icon: 'dashboard', isCurrent: false }],
      },
      {
        title: 'Casinos and offers',
        links: [
          { label: 'Casinos', href: '#casinos', icon: 'casino', isCurrent: true },
          { label: 'Games', href: '#games', icon: 'game', isCurrent: false },
        ],
      },
    ],
    site: { name: 'Calm Casino Guide' },
    onOpenPalette: fn(),
    onShowKeys: fn(),
    user: { name: 'ada', role: 'Administrator' },
    onSignOut: fn(),
    children: <h1>Casinos</h1>,
  },
} satisfies Meta<typeof AdminLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a narrow screen the sidebar is behind a button. */
async function openSidebar(canvasElement: HTMLElement): Promise<void> {
  const button = within(canvasElement).queryByRole('button', { name: 'Menu' });
  if (button !== null) await userEvent.click(button);
}

export const Default: Story = {};
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openSidebar(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'gam');
    await expect(canvas.getByRole('link', { name: 'Games' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Casinos' })).toBeNull();
  },
};
export const SignedOutByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await openSidebar(canvasElement);
    within(canvasElement).getByRole('button', { name: 'Logout' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
