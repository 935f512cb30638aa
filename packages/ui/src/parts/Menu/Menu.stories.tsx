import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Menu } from './Menu.js';

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  args: {
    label: 'Guides',
    entries: [
      { label: 'How we review', href: '/how-we-review', isCurrent: true },
      { label: 'Responsible gambling', href: '/responsible-gambling' },
      { label: 'Blacklist', href: '/blacklist' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    (canvasElement.querySelector('summary') as HTMLElement).focus();
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expect(within(canvasElement).getByRole('link', { name: 'How we review' })).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'How we review' })).toHaveFocus();
  },
};
export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [
    (Shown) => (
      <div style={{ textAlign: 'end' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expect(canvasElement.querySelector('a')).toBeVisible();
  },
};
export const Empty: Story = { args: { entries: [] } };
export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    entries: [{ label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, again', href: '/a' }],
  },
  play: AtTheEnd.play as NonNullable<Story['play']>,
};
export const RightToLeft: Story = {
  args: { label: 'أدلة', entries: [{ label: 'كيف نقيّم', href: '/a' }] },
  globals: { locale: 'ar' },
  play: AtTheEnd.play as NonNullable<Story['play']>,
};
