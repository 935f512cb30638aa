import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { PageForm, type PageFormProps } from './PageForm.js';

const meta = {
  title: 'Admin/PageForm',
  component: PageForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: PageFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('it cannot be saved without a title', async () => {
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'House  Rules!');
      await expect(save).not.toHaveAttribute('aria-disabled');
    });
    await step('its slug follows the title by the rule of pages', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('house-rules');
    });
    await step('it is sent by the keyboard', async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(submissionOf(args).record).toMatchObject({ title: 'House  Rules!', isPublished: false });
    });
  },
};
export const Edit: Story = {
  args: { value: { title: 'Terms', slug: 'terms', content: '<p>Be fair.</p>', isPublished: true } },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
