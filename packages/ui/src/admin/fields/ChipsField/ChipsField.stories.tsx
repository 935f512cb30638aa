import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { ChipsField, type ChipsFieldProps } from './ChipsField.js';

const options = ['Visa', 'Mastercard', 'Bank transfer', 'Bitcoin', 'Voucher'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

/** The field of a form that keeps its values. */
function Kept(props: ChipsFieldProps) {
  const [values, setValues] = useState(props.values);
  return (
    <ChipsField
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Admin/ChipsField',
  component: ChipsField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Payment methods', options, values: ['visa', 'bitcoin'], onChange: fn() },
  render: (args) => <Kept {...args} />,
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
      await expect(args.onChange).toHaveBeenLastCalledWith(['visa', 'bitcoin', 'bank transfer']);
    });
    await step('Backspace takes the last away', async () => {
      await waitFor(() => expect(input).toHaveValue(''));
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['visa', 'bitcoin']);
    });
  },
};
export const TakenAwayByItsButton: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Visa' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['bitcoin']);
  },
};
export const Empty: Story = { args: { values: [], placeholder: 'Type a few letters' } };
export const WithHintAndError: Story = {
  args: { values: [], hint: 'In the order of the casino.', error: 'Please choose one or more.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { options: [{ value: 'a', label: `${LONG_WORD}, and more of it` }], values: ['a'] },
};
export const All: Story = {
  args: {
    options: Array.from({ length: 60 }, (_, i) => ({ value: String(i), label: `Method ${i + 1}` })),
    values: Array.from({ length: 60 }, (_, i) => String(i)),
  },
};
export const RightToLeft: Story = {
  args: { label: 'طرق الدفع', options: [{ value: 'v', label: 'فيزا' }], values: ['v'] },
  globals: { locale: 'ar' },
};
