import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { RadioGroup } from './RadioGroup.js';

const meta = {
  title: 'Admin/RadioGroup',
  component: RadioGroup,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: {
    label: 'Severity',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High' },
    ],
    defaultValue: 'medium',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(lastValue(args.onChange)).toBe('high');
    await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
  },
};
export const WithHints: Story = {
  args: {
    hint: 'Readers see it on the card.',
    options: [
      { value: 'low', label: 'Low', hint: 'Slow payouts' },
      { value: 'high', label: 'High', hint: 'No payouts' },
    ],
    defaultValue: 'low',
  },
};
export const WithError: Story = { args: { required: true, error: 'Please choose one.', defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { label: LONG_WORD, options: [{ value: 'a', label: LONG_WORD }] } };
export const RightToLeft: Story = {
  args: { label: 'الشدة', options: [{ value: 'medium', label: 'متوسطة' }] },
  globals: { locale: 'ar' },
};
