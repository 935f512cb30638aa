import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { FileField } from './FileField.js';

const meta = {
  title: 'Admin/FileField',
  component: FileField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'CSV file', accept: '.csv', onChange: fn() },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TellsTheFile: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['name\nCopper Heron'], 'casinos.csv', { type: 'text/csv' });
    const field = within(canvasElement).getByLabelText('CSV file') as HTMLInputElement;
    await userEvent.upload(field, file);
    await expect(field.files?.[0]).toBe(file);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const RequiredWithHint: Story = { args: { required: true, hint: 'At most 10 MB.' } };
export const WithError: Story = { args: { error: 'Row 3: Name is required' } };
export const Several: Story = { args: { label: 'Screenshots', accept: 'image/*', multiple: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD } };
export const RightToLeft: Story = { args: { label: 'ملف' }, globals: { locale: 'ar' } };
