import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { ColorField } from './ColorField.js';

const meta = {
  title: 'Admin/ColorField',
  component: ColorField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Primary color', defaultValue: '#15803d', onChange: fn() },
} satisfies Meta<typeof ColorField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(input);
    await userEvent.type(input, '#1A7F4B');
    await expect(lastValue(args.onChange)).toBe('#1a7f4b');
    await expect(within(canvasElement).getByLabelText('Primary color: pick a color')).toHaveValue('#1a7f4b');
  },
};
export const WithError: Story = {
  args: { defaultValue: 'green', error: 'Primary color must be a color like #1a7f4b' },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { args: { label: 'اللون' }, globals: { locale: 'ar' } };
