import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { PostForm, type PostFormProps } from './PostForm.js';

const meta = {
  title: 'Admin/PostForm',
  component: PostForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn(), categories: ['Reviews', 'Guides'] },
} satisfies Meta<typeof PostForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: PostFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: /^Content/ });
    await step('what is missing is said in the words of the specification', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      for (const words of ['Post title is required', 'Excerpt is required', 'Content is required'])
        await expect(canvas.getByRole('link', { name: words })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    });
    await step('a slug that only follows the title is left for the core to make', async () => {
      await userEvent.keyboard('Spring');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('spring'));
      await userEvent.type(canvas.getByRole('textbox', { name: /^Excerpt/ }), 'Short.');
      await userEvent.click(canvas.getByRole('button', { name: 'HTML source' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Content: HTML' }), 'Words');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Tags/ }), 'one, two,{Enter}');
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(submissionOf(args).record).toEqual({
        title: 'Spring',
        excerpt: 'Short.',
        content: 'Words',
        author: 'Admin',
        category: 'Reviews',
        tags: ['one', 'two'],
        isGuide: false,
        isPublished: false,
        isHiddenFromSearch: false,
        updates: [],
        views: 0,
      });
    });
  },
};
export const Edit: Story = {
  args: {
    value: {
      title: 'A Budget That Holds',
      slug: 'a-budget-that-holds',
      excerpt: 'Limits you set while you are calm.',
      content: '<h2>First</h2><p>Then.</p>',
      category: 'Guides',
      tags: ['limits'],
      isGuide: true,
      isPublished: true,
      publishedAt: '2026-05-12T00:00:00.000Z',
    },
    draftStatus: 'Saved 12:03, in this browser only',
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
