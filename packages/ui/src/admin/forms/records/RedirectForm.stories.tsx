import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { RedirectForm } from './RedirectForm.js';

const meta = {
  title: 'Admin/RedirectForm',
  component: RedirectForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof RedirectForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText(/^Regex pattern/)).toBeNull();
    await expect(canvas.queryByLabelText(/^Append remainder/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Prefix' }));
    await expect(canvas.getByLabelText(/^Append remainder/)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByLabelText(/^Regex pattern/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Source/));
    await userEvent.keyboard('^/a-(.+)');
    await userEvent.click(canvas.getByLabelText(/^Target/));
    await userEvent.keyboard('/b/$1{Control>}s{/Control}');
    const submission = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];
    await expect(submission?.record).toMatchObject({
      source: '^/a-(.+)',
      target: '/b/$1',
      match: 'regex',
    });
  },
};
export const Edit: Story = {
  args: { value: { source: '/old', target: '/new', match: 'prefix', permanent: false } },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
