import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { SwitchField } from './SwitchField.js';

const meta = {
  title: 'Admin/SwitchField',
  component: SwitchField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Dark mode', onChange: fn() },
} satisfies Meta<typeof SwitchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Dark mode' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(lastValue(args.onChange)).toEqual(true);
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
  },
};
export const ByItsLabel: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Dark mode'));
    await expect(lastValue(args.onChange)).toEqual(true);
  },
};
export const On: Story = { args: { value: true } };
export const WithHint: Story = { args: { hint: 'Readers whose system is dark get a dark site.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, value: true } };
export const LongWords: Story = { args: { label: LONG_WORD, hint: LONG_WORD } };
export const RightToLeft: Story = { args: { label: 'الوضع الداكن', value: true }, globals: { locale: 'ar' } };
