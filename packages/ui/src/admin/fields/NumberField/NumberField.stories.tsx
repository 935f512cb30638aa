import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { NumberField } from './NumberField.js';

const meta = {
  title: 'Admin/NumberField',
  component: NumberField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Rating', defaultValue: 9, min: 0, max: 10, step: 0.5, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Rating' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await step('arrows count, and stop where the range does', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(lastValue(args.onChange)).toEqual(9.5);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(input).toHaveValue('10');
    });
    await step('what is typed out of range is brought into it', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '12');
      await expect(lastValue(args.onChange)).toEqual(10);
      await userEvent.tab();
      await expect(input).toHaveValue('10');
    });
    await step('emptied', async () => {
      await userEvent.clear(input);
      await expect(lastValue(args.onChange)).toEqual(null);
    });
  },
};
export const DecimalComma: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Rating' });
    await step('a comma before decimals is a decimal comma', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '0,9');
      await expect(lastValue(args.onChange)).toEqual(0.9);
      await userEvent.tab();
      await expect(input).toHaveValue('0.9');
    });
    await step('what could be two numbers stays, and is said', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1,234');
      await userEvent.tab();
      await expect(input).toHaveValue('1,234');
      await expect(input).toHaveAccessibleDescription(/'1,234' can be 1.234 or 1234/);
      await expect(lastValue(args.onChange)).toEqual('1,234');
    });
    await step('so does what is no number', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'nine');
      await userEvent.tab();
      await expect(input).toHaveValue('nine');
      await expect(input).toHaveAccessibleDescription(/must be a number/);
    });
  },
};
export const ByItsButtons: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Less' }));
    await expect(lastValue(args.onChange)).toEqual(8.5);
  },
};
export const RequiredWithHint: Story = { args: { required: true, hint: '0 to 10, in halves.' } };
export const WithError: Story = { args: { error: 'Rating must be a number.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Extremes: Story = {
  args: { label: LONG_WORD, defaultValue: 1234567890123, max: Number.MAX_SAFE_INTEGER },
};
export const RightToLeft: Story = { args: { label: 'التقييم' }, globals: { locale: 'ar' } };
