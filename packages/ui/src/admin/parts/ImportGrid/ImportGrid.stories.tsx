import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { ImportGrid, type ImportGridProps, type ImportRow } from './ImportGrid.js';

const rows: ImportRow[] = [
  { row: 2, cells: { name: '', description: 'Calm.', rating: '4.5' } },
  { row: 5, cells: { name: 'Paper Kite', description: '', rating: '7' } },
];

/** The grid of a screen that checks again what was mended. */
function Kept(props: ImportGridProps) {
  const [kept, setKept] = useState(props.rows);
  const faults = kept.flatMap(({ row, cells }) => [
    ...(cells.name ? [] : [{ row, column: 'name', message: 'Name is required' }]),
    ...(cells.description ? [] : [{ row, column: 'description', message: 'Description is required' }]),
    ...(Number(cells.rating) <= 5
      ? []
      : [{ row, column: 'rating', message: 'Rating must be a number between 0 and 5' }]),
  ]);
  return (
    <ImportGrid
      {...props}
      rows={kept}
      faults={faults}
      onChange={(row, column, text) => {
        setKept((now) =>
          now.map((one) => (one.row === row ? { row, cells: { ...one.cells, [column]: text } } : one)),
        );
        props.onChange(row, column, text);
      }}
    />
  );
}

const meta = {
  title: 'Admin/ImportGrid',
  component: ImportGrid,
  decorators: [adminDecorator],
  args: {
    caption: 'Rows with errors',
    columns: ['name', 'description', 'rating'].map((id) => ({ id, title: id })),
    rows,
    faults: [],
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ImportGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MendedByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'name, row 2' });
    await step('Enter mends and goes to the next fault', async () => {
      await expect(name).toHaveAccessibleDescription('Name is required');
      name.focus();
      await userEvent.keyboard('Copper Heron{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(2, 'name', 'Copper Heron');
      await waitFor(() => expect(name).toBeValid());
      await expect(canvas.getByRole('textbox', { name: 'description, row 5' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'rating, row 5' })).toHaveFocus();
    });
    await step('Escape takes back, Shift+Enter goes to the one before', async () => {
      await userEvent.keyboard('0{Escape}');
      await expect(canvas.getByRole('textbox', { name: 'rating, row 5' })).toHaveValue('7');
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(canvas.getByRole('textbox', { name: 'description, row 5' })).toHaveFocus();
    });
  },
};
export const RowFault: Story = {
  render: (args) => <ImportGrid {...args} />,
  args: {
    faults: [{ row: 5, message: "The slug 'paper-kite' is also that of row 3" }],
    fixedColumns: new Set(['rating']),
  },
};
export const LongWords: Story = {
  args: { rows: [{ row: 2, cells: { name: LONG_WORD, description: '', rating: '9' } }] },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
