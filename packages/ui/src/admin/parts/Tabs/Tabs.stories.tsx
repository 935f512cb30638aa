import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { Tabs } from './Tabs.js';

const tabs = [
  { id: 'general', label: 'General', content: <p>Name, slug and description.</p> },
  { id: 'bonuses', label: 'Bonuses', count: 3, content: <p>Three bonuses.</p> },
  { id: 'history', label: 'History', count: 0, disabled: true, content: <p>Nothing yet.</p> },
  { id: 'seo', label: 'Search engines', content: <p>Title and description.</p> },
];

const meta = {
  title: 'Admin/Tabs',
  component: Tabs,
  decorators: [adminDecorator],
  args: { label: 'Parts of a casino', tabs, onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('one stop for the Tab key, arrows go on and round', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
      // The next tab is on the side that reading goes to.
      const isRightToLeft = getComputedStyle(document.activeElement as Element).direction === 'rtl';
      await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Bonuses 3' })).toHaveFocus());
    });
    await step('Enter opens', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('bonuses');
      await expect(await canvas.findByRole('tabpanel', { name: 'Bonuses 3' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Name, slug and description.')).toBeNull());
    });
  },
};
export const OneOpenFromOutside: Story = { args: { value: 'seo' } };
export const LongWords: Story = {
  args: { tabs: [{ id: 'a', label: LONG_WORD, count: 1234567, content: <p>{LONG_WORD}</p> }, ...tabs] },
};
export const RightToLeft: Story = {
  args: {
    label: 'أقسام',
    tabs: [
      { id: 'a', label: 'عام', content: <p>الاسم</p> },
      { id: 'b', label: 'المكافآت', count: 3, content: <p>ثلاث</p> },
    ],
  },
  globals: { locale: 'ar' },
};
