import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { ChipsField } from './ChipsField.js';

const options = ['Visa', 'Mastercard', 'Bank transfer', 'Bitcoin', 'Voucher'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'Admin/ChipsField',
  component: ChipsField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Payment methods', options, defaultValue: ['visa', 'bitcoin'], onChange: fn() },
} satisfies Meta<typeof ChipsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Payment methods' });
    await step('letters find, Enter adds', async () => {
      input.focus();
      await userEvent.keyboard('bank');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
      await userEvent.keyboard('{Enter}');
      await expect(lastValue(args.onChange)).toEqual(['visa', 'bitcoin', 'bank transfer']);
    });
    await step('Backspace takes the last away', async () => {
      await waitFor(() => expect(input).toHaveValue(''));
      await userEvent.keyboard('{Backspace}');
      await expect(lastValue(args.onChange)).toEqual(['visa', 'bitcoin']);
    });
  },
};
export const TakenAwayByItsButton: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Visa' }));
    await expect(lastValue(args.onChange)).toEqual(['bitcoin']);
  },
};
export const Empty: Story = { args: { defaultValue: [], placeholder: 'Type a few letters' } };
export const WithHintAndError: Story = {
  args: { defaultValue: [], hint: 'In the order of the casino.', error: 'Please choose one or more.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { options: [{ value: 'a', label: `${LONG_WORD}, and more of it` }], defaultValue: ['a'] },
};
export const All: Story = {
  args: {
    options: Array.from({ length: 60 }, (_, i) => ({ value: String(i), label: `Method ${i + 1}` })),
    defaultValue: Array.from({ length: 60 }, (_, i) => String(i)),
  },
};
export const RightToLeft: Story = {
  args: { label: 'طرق الدفع', options: [{ value: 'v', label: 'فيزا' }], defaultValue: ['v'] },
  globals: { locale: 'ar' },
};
