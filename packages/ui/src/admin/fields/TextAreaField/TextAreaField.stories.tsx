import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { TextAreaField } from './TextAreaField.js';

const meta = {
  title: 'Admin/TextAreaField',
  component: TextAreaField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Description', onChange: fn() },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = {
  args: { characterLimit: 20 },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('characters, not the halves of them', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Calm 🎲');
      await expect(lastValue(args.onChange)).toEqual('Calm 🎲');
      await expect(canvas.getByText('6 of 20 characters')).toBeVisible();
    });
  },
};
export const TooLong: Story = {
  args: { characterLimit: 20, defaultValue: 'More than twenty characters, and told so.' },
};
export const RequiredWithHint: Story = { args: { required: true, hint: 'What a visitor reads first.' } };
export const WithError: Story = { args: { error: 'Please write a description.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Cannot be changed now.' } };
export const LongWords: Story = {
  args: {
    label: LONG_WORD,
    defaultValue: `${LONG_WORD} ${'A sentence that goes on for a while. '.repeat(30)}`,
  },
};
export const RightToLeft: Story = {
  args: { label: 'الوصف', defaultValue: 'نص من اليمين إلى اليسار', characterLimit: 100 },
  globals: { locale: 'ar' },
};
