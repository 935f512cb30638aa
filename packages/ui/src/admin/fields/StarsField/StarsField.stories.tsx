import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { StarsField } from './StarsField.js';

const meta = {
  title: 'Admin/StarsField',
  component: StarsField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Rating (0-5)', defaultValue: 9, onChange: fn() },
} satisfies Meta<typeof StarsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HandsOverTheScore: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Rating (0-5)' });
    await expect(input).toHaveValue('4.5');
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('4.6');
    await expect(lastValue(args.onChange)).toBe(9.2);
  },
};
export const Empty: Story = { args: { defaultValue: null } };
export const WithError: Story = { args: { error: 'Rating must be between 0 and 5' } };
export const RightToLeft: Story = { args: { label: 'التقييم' }, globals: { locale: 'ar' } };
