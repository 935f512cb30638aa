import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { Dialog } from '../parts/Dialog/Dialog.js';
import { AdminRoot } from './AdminRoot.js';

const meta = {
  title: 'Admin/AdminRoot',
  component: AdminRoot,
  args: {
    children: (
      <>
        <Notice title="Everything in here is the admin">Custom CSS of the site reaches none of it.</Notice>
        <Dialog title="And what opens above it" trigger={<Button variant="plain">Open</Button>}>
          Is in here too.
        </Dialog>
      </>
    ),
  },
} satisfies Meta<typeof AdminRoot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WhatOpensIsWithin: Story = {
  play: async ({ canvasElement, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await step('the dialog stands within the root, and no rule of custom CSS matches it', async () => {
      const dialog = await within(canvasElement).findByRole('dialog');
      await expect(dialog.closest('[data-admin]')).not.toBeNull();
      await expect(dialog.closest('[data-theme]')).not.toBe(document.documentElement);
    });
  },
};
export const Dark: Story = { args: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { direction: 'rtl', children: <Notice title="لوحة التحكم" /> },
  globals: { locale: 'ar' },
};
