import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { TextListField } from './TextListField.js';

const meta = {
  title: 'Admin/TextListField',
  component: TextListField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Payment methods', defaultValue: ['Visa'], onChange: fn() },
} satisfies Meta<typeof TextListField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Payment methods' });
    await step('Enter and a comma add', async () => {
      input.focus();
      await userEvent.keyboard('Bank transfer{Enter}Bitcoin,');
      await expect(lastValue(args.onChange)).toEqual(['Visa', 'Bank transfer', 'Bitcoin']);
    });
    await step('Backspace takes the last away', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(lastValue(args.onChange)).toEqual(['Visa', 'Bank transfer']);
    });
    await step('what is typed is kept when the focus leaves', async () => {
      await userEvent.keyboard('Voucher');
      await userEvent.click(document.body);
      await expect(lastValue(args.onChange)).toEqual(['Visa', 'Bank transfer', 'Voucher']);
    });
  },
};
export const PastesALot: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('textbox').focus();
    await userEvent.paste('Visa\nSkrill\n\nNeteller');
    await expect(lastValue(args.onChange)).toEqual(['Visa', 'Skrill', 'Neteller']);
  },
};
export const WithSuggestions: Story = { args: { suggestions: ['Visa', 'Mastercard', 'Skrill'] } };
export const WithError: Story = { args: { error: 'Payment Methods must be at most 200 characters' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { defaultValue: [LONG_WORD, `${LONG_WORD}, and more of it`] } };
export const RightToLeft: Story = {
  args: { label: 'طرق الدفع', defaultValue: ['فيزا'] },
  globals: { locale: 'ar' },
};
