import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { DateField } from './DateField.js';

const meta = {
  title: 'Admin/DateField',
  component: DateField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Ends on', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-01-05' } };
export const WithTime: Story = { args: { hasTime: true, defaultValue: '2026-01-05T09:30' } };
export const TellsTheDay: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.change(within(canvasElement).getByLabelText('Ends on'), {
      target: { value: '2026-02-28' },
    });
    await expect(lastValue(args.onChange)).toEqual('2026-02-28');
  },
};
export const RequiredWithHint: Story = { args: { required: true, hint: 'The last day of the offer.' } };
export const WithError: Story = { args: { error: 'It ends before it begins.', defaultValue: '2026-01-05' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-01-05' } };
export const LongWords: Story = { args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD } };
export const RightToLeft: Story = { args: { label: 'تاريخ الانتهاء' }, globals: { locale: 'ar' } };
