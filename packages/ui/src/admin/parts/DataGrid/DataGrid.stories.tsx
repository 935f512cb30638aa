import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../parts/Button/Button.js';
import { EmptyState } from '../../../parts/EmptyState/EmptyState.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { DataGrid, type DataGridProps } from './DataGrid.js';
import { NOTHING_SELECTED, selectedCount } from './grid-selection.js';

interface Row {
  id: number;
  name: string;
  rating: number;
  status: string;
}

const PER_PAGE = 20;
const all = Array.from({ length: 10_000 }, (_, i): Row => {
  return {
    id: i + 1,
    name: `Casino ${i + 1}`,
    rating: (i * 7) % 10,
    status: i % 3 === 0 ? 'Inactive' : 'Active',
  };
});

/** The grid of a screen whose server sorts, searches and cuts into pages. */
function Kept(props: DataGridProps<Row>) {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(PER_PAGE);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(props.sort);
  const [selection, setSelection] = useState(props.selection);
  const found = all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const sorted =
    sort === undefined
      ? found
      : found.toSorted((a, b) => (a.rating - b.rating) * (sort.direction === 'ascending' ? 1 : -1));
  return (
    <DataGrid
      {...props}
      rows={sorted.slice((page - 1) * perPage, page * perPage)}
      total={found.length}
      {...{ page, perPage, sort, search, selection }}
      onPageChange={setPage}
      onPerPageChange={setPerPage}
      onSearchChange={(next) => {
        setSearch(next);
        setPage(1);
      }}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      onSelectionChange={(next) => {
        setSelection(next);
        props.onSelectionChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Admin/DataGrid',
  component: DataGrid<Row>,
  decorators: [adminDecorator],
  args: {
    caption: 'Casinos',
    columns: [
      { id: 'name', title: 'Name', cell: ({ name }) => name },
      { id: 'rating', title: 'Rating', cell: ({ rating }) => rating, align: 'end', sortKey: 'rating' },
      { id: 'status', title: 'Status', cell: ({ status }) => status },
    ],
    rows: all.slice(0, 5),
    rowKey: ({ id }) => String(id),
    rowName: ({ name }) => name,
    total: 5,
    selection: NOTHING_SELECTED,
    onSelectionChange: fn(),
    onOpen: fn(),
    onSortChange: fn(),
    bulkActions: [{ label: 'Deactivate', onAction: () => undefined }],
  },
} satisfies Meta<typeof DataGrid<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

const kept: NonNullable<Story['render']> = (args) => <Kept {...args} />;

export const TenThousand: Story = { render: kept };
export const ByKeyboard: Story = {
  render: kept,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await step('arrow keys go from row to row, Space selects, Enter opens', async () => {
      canvas.getByRole('checkbox', { name: 'Select Casino 1' }).focus();
      await user.keyboard('{ArrowDown}j ');
      await expect(canvas.getByRole('checkbox', { name: 'Select Casino 3' })).toHaveFocus();
      await expect(canvas.getByText('1 selected')).toBeVisible();
      await user.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(all[2]);
    });
    await step('with Shift they select every row on the way', async () => {
      await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(canvas.getByText('3 selected')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Select Casino 5' })).toHaveFocus();
    });
    await step('the selection stays on other pages', async () => {
      await user.click(canvas.getByRole('button', { name: 'Next' }));
      await user.click(canvas.getByRole('checkbox', { name: 'Select Casino 21' }));
      await expect(canvas.getByText('4 selected')).toBeVisible();
    });
  },
};
export const AllThatMatch: Story = {
  render: kept,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('from the rows of this page to all that match', async () => {
      canvas.getByRole('checkbox', { name: 'Select all rows on this page' }).focus();
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000' }));
      await expect(canvas.getByText('All 10,000 that match are selected')).toBeVisible();
    });
    await step('but one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Casino 2' }));
      const [selection] = (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall ?? [];
      await expect(selectedCount(selection, 10_000)).toBe(9_999);
      await expect(canvas.getByText('9,999 selected')).toBeVisible();
    });
    await step('and none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(canvas.getByRole('checkbox', { name: 'Select Casino 3' })).not.toBeChecked();
    });
  },
};
export const SearchedAndSorted: Story = {
  render: kept,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '999');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Casino 999' })).toBeVisible());
    canvas.getByRole('button', { name: 'Rating' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'rating', direction: 'ascending' });
  },
};
/** The grid of a screen that knows what is searched for a moment after it is told. */
function Late(props: DataGridProps<Row>) {
  const [search, setSearch] = useState('');
  return (
    <DataGrid
      {...props}
      search={search}
      onSearchChange={(next) => {
        props.onSearchChange?.(next);
        setTimeout(() => setSearch(next), 50);
      }}
    />
  );
}

export const SearchAtEachKey: Story = {
  args: { onSearchChange: fn() },
  render: (args) => <Late {...args} />,
  play: async ({ canvasElement, args }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'fox', { delay: 10 });
    await expect(search).toHaveValue('fox');
    await expect(args.onSearchChange).toHaveBeenNthCalledWith(1, 'f');
    await expect(args.onSearchChange).toHaveBeenNthCalledWith(3, 'fox');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(search).toHaveValue('fox');
  },
};
const drawn = fn(({ name }: Row) => name);
export const OnlyWhatChanges: Story = {
  args: { columns: [{ id: 'name', title: 'Name', cell: drawn }] },
  render: kept,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('a row is drawn again where it is selected, and the others stay', async () => {
      drawn.mockClear();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Casino 2' }));
      await expect(canvas.getByText('1 selected')).toBeVisible();
      await expect(new Set(drawn.mock.calls.map(([row]) => row.id))).toEqual(new Set([2]));
    });
    await step('with Shift all from there on', async () => {
      drawn.mockClear();
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(canvas.getByRole('checkbox', { name: 'Select Casino 4' }));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByText('3 selected')).toBeVisible();
      await expect(new Set(drawn.mock.calls.map(([row]) => row.id))).toEqual(new Set([3, 4]));
    });
  },
};
export const TwoHundred: Story = {
  args: { rows: all.slice(0, 200), total: 200 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(200));
    await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '201');
  },
};
export const ColumnsAndDensity: Story = {
  render: kept,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Status', hidden: true })).toBeNull();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
/** The grid of a screen that saves what is edited in its cells. */
function Edited(props: DataGridProps<Row>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <DataGrid
      {...props}
      rows={rows}
      cells={{
        textOf: (row, column) =>
          column === 'rating' || column === 'status' ? String(row[column]) : undefined,
        optionsOf: (column) =>
          column === 'status' ? ['Active', 'Inactive'].map((value) => ({ value, label: value })) : undefined,
        async onChange(changes) {
          if (changes.some(({ column, text }) => column === 'rating' && Number.isNaN(Number(text))))
            throw new Error('Rating must be a number');
          props.cells?.onChange(changes);
          setRows((now) =>
            now.map((row) => {
              const texts = changes.filter((one) => one.row.id === row.id);
              return { ...row, ...Object.fromEntries(texts.map(({ column, text }) => [column, text])) };
            }),
          );
        },
      }}
    />
  );
}

export const CellsByKeyboard: Story = {
  args: { cells: { textOf: () => undefined, onChange: fn() } },
  render: (args) => <Edited {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const cell = (row: number, column: number) =>
      canvas.getAllByRole('row')[row]?.querySelector<HTMLElement>(`[data-cell="${column}"]`) as HTMLElement;
    const onChange = args.cells?.onChange;
    await step(
      'arrow keys go from cell to cell, letters begin an edit, Enter keeps it and goes down',
      async () => {
        cell(1, 0).focus();
        await user.keyboard('{ArrowRight}{ArrowDown}');
        await expect(cell(2, 1)).toHaveFocus();
        await user.keyboard('9{Enter}');
        await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
        await waitFor(() => expect(cell(2, 1)).toHaveTextContent('9'));
        await expect(cell(3, 1)).toHaveFocus();
      },
    );
    await step('Escape takes back what was typed', async () => {
      await user.keyboard('{F2}77{Escape}');
      await expect(onChange).toHaveBeenCalledTimes(1);
      await expect(cell(3, 1)).toHaveFocus();
    });
    await step('what is refused stays in the cell, and says why', async () => {
      await user.keyboard('many{Enter}');
      const editor = await canvas.findByRole('textbox', { name: 'Rating, Casino 3' });
      await expect(editor).toHaveValue('many');
      await waitFor(() => expect(editor).toHaveAccessibleDescription('Rating must be a number'));
      await user.keyboard('{Escape}');
    });
    await step('values to choose from are chosen, and Tab goes on', async () => {
      await user.keyboard('{ArrowRight}{Enter}');
      await user.selectOptions(canvas.getByRole('combobox', { name: 'Status, Casino 3' }), 'Inactive');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(cell(3, 2)).toHaveTextContent('Inactive'));
    });
    await step('with Shift a range is selected, which Delete empties at once', async () => {
      cell(4, 1).focus();
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
      await waitFor(() => expect(cell(5, 1)).toHaveTextContent(''));
      const [changes] = (onChange as ReturnType<typeof fn>).mock.lastCall ?? [];
      await expect(changes).toHaveLength(2);
    });
    await step('a cell that cannot be edited stays as it is', async () => {
      cell(1, 0).focus();
      await user.keyboard('x{Enter}');
      await expect(canvas.queryByRole('textbox', { name: /Casino 1/ })).toBeNull();
    });
  },
};
export const SomeSelected: Story = { args: { selection: { mode: 'some', keys: new Set(['2', '3']) } } };
export const Compact: Story = { args: { view: { hidden: ['status'], density: 'compact' } } };
export const Updating: Story = { args: { isUpdating: true } };
export const Loading: Story = { args: { rows: [], total: 0, loading: true } };
export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    empty: <EmptyState title="No casinos yet" action={<Button>Add Casino</Button>} />,
  },
};
export const LongWords: Story = {
  args: { rows: [{ id: 1, name: LONG_WORD, rating: 1, status: LONG_WORD }], total: 1 },
};
export const RightToLeft: Story = { render: kept, globals: { locale: 'ar' } };
