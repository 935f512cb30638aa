import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../testing/admin-decorator.js';
import { ToplistForm, type ToplistFormProps } from './ToplistForm.js';

const meta = {
  title: 'Admin/ToplistForm',
  component: ToplistForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ToplistForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: ToplistFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'PayPal Casinos');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(submissionOf(args).record).toMatchObject({ title: 'PayPal Casinos', isActive: true });
  },
};
export const Edit: Story = {
  args: { value: { slug: 'paypal', title: 'PayPal Casinos', query: 'payment=paypal', order: 3 } },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
