import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { FlagField } from './FlagField.js';

const meta = {
  title: 'Admin/FlagField',
  component: FlagField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Featured', hint: 'It stands first on the home page.', onChange: fn() },
} satisfies Meta<typeof FlagField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('checkbox', { name: 'Featured' }).focus();
    await userEvent.keyboard(' ');
    await expect(lastValue(args.onChange)).toBe(true);
    await userEvent.keyboard(' ');
    await expect(lastValue(args.onChange)).toBe(false);
  },
};
export const On: Story = { args: { value: true } };
export const WithError: Story = { args: { error: 'A blacklisted casino cannot be featured.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { label: LONG_WORD, hint: LONG_WORD } };
export const RightToLeft: Story = { args: { label: 'مميز', hint: undefined }, globals: { locale: 'ar' } };
