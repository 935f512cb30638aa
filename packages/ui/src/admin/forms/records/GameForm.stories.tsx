import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { GameForm, type GameFormProps } from './GameForm.js';

const meta = {
  title: 'Admin/GameForm',
  component: GameForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof GameForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: GameFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('link', { name: 'Game name is required' })).toBeVisible();
    await userEvent.keyboard('Book of Foxes{Control>}s{/Control}');
    await expect(submissionOf(args).record).toMatchObject({
      name: 'Book of Foxes',
      rtp: '96.0%',
      rating: 8,
      volatility: 'Medium',
      category: 'slots',
    });
  },
};
export const Edit: Story = {
  args: { value: { name: 'Fox', rating: 6, highlights: ['Wilds'], category: 'live' } },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
