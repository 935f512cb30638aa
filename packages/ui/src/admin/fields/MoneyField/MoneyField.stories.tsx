import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { MoneyField } from './MoneyField.js';

const meta = {
  title: 'Admin/MoneyField',
  component: MoneyField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Minimum Deposit', onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Minimum Deposit' }), '€20');
    await expect(lastValue(args.onChange)).toBe('€20');
  },
};
export const Filled: Story = { args: { defaultValue: '$10' } };
export const WithError: Story = { args: { error: 'Minimum Deposit must be at most 100 characters' } };
export const RightToLeft: Story = {
  args: { label: 'أقل إيداع', defaultValue: '$10' },
  globals: { locale: 'ar' },
};
