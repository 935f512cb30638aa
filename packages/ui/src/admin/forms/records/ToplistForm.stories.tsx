import type { ToplistPreview } from '@croupier/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { ToplistForm, type ToplistFormProps } from './ToplistForm.js';

const meta = {
  title: 'Admin/ToplistForm',
  component: ToplistForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn(), previewCasinos },
} satisfies Meta<typeof ToplistForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: ToplistFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Add: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('letters find a value of a filter, Enter takes it, and the casinos follow', async () => {
      const payment = await canvas.findByRole('combobox', { name: 'Payment method' });
      await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'PayPal Casinos');
      payment.focus();
      await userEvent.keyboard('paypal');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('1 casino on this list');
    });
    await step('a limit is one value', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Score' }), '9');
      await canvas.findByText('No casino is on this list');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Score' }), '8');
    });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(submissionOf(args).record).toMatchObject({
      title: 'PayPal Casinos',
      query: 'payment=paypal&min-score=8',
      isActive: true,
    });
  },
};
export const Edit: Story = {
  args: { value: { slug: 'paypal', title: 'PayPal Casinos', query: 'payment=paypal', order: 3 } },
};
/** A row for each pin, and an empty one; a comma in a reason stays in the reason. */
export const Pins: Story = {
  args: {
    value: {
      ...{ slug: 'paypal', title: 'PayPal Casinos', query: 'payment=paypal' },
      pins: ['golden-fox @ 1 until 2030-12-31: Partner of the month'],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Last day of pin 1')).toHaveValue('2030-12-31');
    await userEvent.type(canvas.getByLabelText('Casino of pin 2'), 'copper-heron');
    await canvas.findByText('Pinned');
    await userEvent.type(canvas.getByLabelText('Place of pin 2'), '3');
    await userEvent.type(canvas.getByLabelText('Last day of pin 2'), '2030-01-31');
    await userEvent.type(canvas.getByLabelText('Reason of pin 2'), 'New, and tested twice');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(submissionOf(args).changes.pins).toEqual([
      'golden-fox @ 1 until 2030-12-31: Partner of the month',
      'copper-heron @ 3 until 2030-01-31: New, and tested twice',
    ]);
  },
};
/** What is wrong with a condition is said as it is typed, and no list stands below it. */
export const Condition: Story = {
  args: { value: { slug: 'paypal', title: 'PayPal Casinos', query: 'payment=paypal&where=rating%3E9' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const condition = await canvas.findByRole('textbox', { name: 'Condition' });
    await canvas.findByText('No casino is on this list');
    await userEvent.clear(condition);
    await userEvent.type(condition, 'rating>many');
    await canvas.findByText("Rating must be between 0 and 10, not 'many'");
    // Of which condition, depends on how fast it was typed.
    await waitFor(() => expect(canvas.getByText(/^(No casino is|1 casino) on this list$/)).not.toBeVisible());
    await userEvent.clear(condition);
    await userEvent.type(condition, 'rating>8');
    await canvas.findByText('1 casino on this list');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(submissionOf(args).record.query).toBe('payment=paypal&where=rating%3E8');
  },
};
/** A condition that was stored and means nothing can be mended. */
export const WrongCondition: Story = {
  args: { value: { slug: 'odd', title: 'Odd Casinos', query: 'where=rating%3Emany' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const condition = await canvas.findByRole('textbox', { name: 'Condition' });
    await expect(condition).toBeInvalid();
    await userEvent.clear(condition);
    await canvas.findByRole('combobox', { name: 'Payment method' });
  },
};
export const LongWords: Story = {
  args: { value: { slug: 'long', title: LONG_WORD, query: 'payment=long' } },
};
/** Without a preview the query is typed. */
export const Typed: Story = {
  args: { value: { slug: 'paypal', title: 'PayPal Casinos', query: 'payment=paypal' } },
  render: ({ previewCasinos: _, ...args }) => <ToplistForm {...args} />,
};
export const RightToLeft: Story = {
  args: { value: { title: 'PayPal', query: 'payment=paypal' } },
  globals: { locale: 'ar' },
};

const LONG = { name: LONG_WORD, slug: 'long', payment: 'long', rating: 7 };
const CASINOS = [
  { name: 'Copper Heron', slug: 'copper-heron', payment: 'paypal', rating: 8.8 },
  { name: 'Golden Fox', slug: 'golden-fox', payment: 'visa', rating: 9.1 },
  LONG,
];

/** As a store of three casinos answers. */
async function previewCasinos(query: string, pins: readonly string[]): Promise<ToplistPreview> {
  const asked = new URLSearchParams(query);
  const payments = asked.get('payment')?.split(',') ?? [];
  const [condition, limit] = /^rating>(\w+)$/.exec(asked.get('where') ?? '') ?? [];
  if (condition !== undefined && !Number.isFinite(Number(limit)))
    throw new Error(`Rating must be between 0 and 10, not '${limit}'`);
  const least = Math.max(
    Number(asked.get('min-score') ?? 0),
    condition === undefined ? 0 : Number(limit) + 0.1,
  );
  const pays = (casino: (typeof CASINOS)[number]) =>
    payments.length === 0 || payments.includes(casino.payment);
  const records = CASINOS.filter((casino) => pays(casino) && casino.rating >= least);
  const payment = (value: string, label: string) => ({
    value,
    label,
    count: CASINOS.filter((casino) => casino.payment === value && casino.rating >= least).length,
  });
  const score = (value: number) => ({
    value: String(value),
    label: `${value} or more`,
    count: CASINOS.filter((casino) => pays(casino) && casino.rating >= value).length,
  });
  return {
    query,
    count: records.length,
    records: records.map((casino) => ({
      ...{ ...casino, id: casino.slug },
      ...(pins.some((pin) => pin.startsWith(`${casino.slug} @`)) ? { reason: 'Pinned' } : {}),
    })),
    filters: [
      {
        name: 'payment',
        title: 'Payment method',
        isSingle: false,
        options: [payment('paypal', 'PayPal'), payment('visa', 'Visa'), payment('long', LONG_WORD)],
      },
      { name: 'min-score', title: 'Score', isSingle: true, options: [score(9), score(8)] },
    ],
  };
}
