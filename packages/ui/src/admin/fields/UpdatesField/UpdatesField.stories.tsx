import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { UpdatesField } from './UpdatesField.js';

const meta = {
  title: 'Admin/UpdatesField',
  component: UpdatesField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Updates', defaultValue: ['2026-01-31 Corrected the payout times'], onChange: fn() },
} satisfies Meta<typeof UpdatesField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = (label: string) => within(canvasElement).getByLabelText(label);
    await step('a comma in what changed stays there', async () => {
      await userEvent.type(field('What changed, update 2'), 'Asked again, and was told');
      fireEvent.change(field('Day of update 2'), { target: { value: '2026-03-02' } });
      await expect(lastValue(args.onChange)).toEqual([
        '2026-01-31 Corrected the payout times',
        '2026-03-02 Asked again, and was told',
      ]);
    });
    await step('a row that is emptied goes', async () => {
      await userEvent.clear(field('What changed, update 1'));
      fireEvent.change(field('Day of update 1'), { target: { value: '' } });
      await expect(lastValue(args.onChange)).toEqual(['2026-03-02 Asked again, and was told']);
    });
  },
};
export const WithError: Story = {
  args: { error: 'Updates must be a day and what changed, such as 2026-01-31 Corrected the payout times' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { defaultValue: [`2026-01-31 ${LONG_WORD} ${LONG_WORD}`] } };
export const RightToLeft: Story = {
  args: { label: 'التحديثات', defaultValue: ['2026-01-31 صححنا مواعيد الدفع'] },
  globals: { locale: 'ar' },
};
