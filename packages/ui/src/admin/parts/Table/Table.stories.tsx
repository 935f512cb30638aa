import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../parts/Button/Button.js';
import { ErrorState } from '../../../parts/ErrorState/ErrorState.js';
import { bestCasinosView } from '../../../stories/sample-views.js';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { Table, type TableProps, type TableSort } from './Table.js';

type Casino = (typeof bestCasinosView.casinos)[number];

/** The table of a screen that keeps its order and selection. */
function Kept(props: TableProps<Casino>) {
  const [sort, setSort] = useState<TableSort | undefined>(props.sort);
  const [selected, setSelected] = useState(props.selected);
  return (
    <Table
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        props.onSelectedChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Admin/Table',
  component: Table<Casino>,
  decorators: [adminDecorator],
  args: {
    caption: 'Casinos',
    columns: [
      { title: 'Name', cell: ({ name }) => name, sortKey: 'name' },
      { title: 'Score', cell: ({ score }) => score?.text, align: 'end', sortKey: 'rating' },
      { title: 'Safety', cell: ({ safety }) => safety?.label },
      { title: 'Bonus', cell: ({ bonus }) => bonus },
    ],
    rows: bestCasinosView.casinos.slice(-5),
    rowKey: ({ slug }) => slug,
    rowName: ({ name }) => name,
    sort: { key: 'rating', direction: 'descending' },
    onSortChange: fn(),
    onSelectedChange: fn(),
    selected: new Set<string>(),
    actions: <Button variant="danger">Delete</Button>,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Table<Casino>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSelected: Story = { args: { selected: new Set(['copper-heron', 'lantern-quay']) } };
export const SortedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Score' })).not.toHaveAttribute('aria-sort');
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
  },
};
export const SelectedByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const [all, first, , third] = canvas.getAllByRole('checkbox') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const keys = args.rows.map(args.rowKey);
    await step('one row', async () => {
      first.focus();
      await userEvent.keyboard(' ');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(keys.slice(0, 1)));
      await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
      await expect(all).toBePartiallyChecked();
    });
    await step('with Shift all rows between', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(third);
      await user.keyboard('{/Shift}');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(keys.slice(0, 3)));
    });
    await step('all rows, and none', async () => {
      all.focus();
      await userEvent.keyboard(' ');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(keys));
      await userEvent.keyboard(' ');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
    });
  },
};
export const ToReadAlone: Story = {
  render: ({ selected: _, sort: __, ...args }) => <Table {...args} />,
};
export const Empty: Story = { args: { rows: [], empty: messages.tracking.empty } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Failed: Story = {
  args: {
    rows: [],
    empty: <ErrorState title={messages.anyForm.failed} action={<Button variant="plain">Try again</Button>} />,
  },
};
export const LongWords: Story = { args: { rows: bestCasinosView.casinos } };
export const RightToLeft: Story = {
  args: { rows: bestCasinosView.casinos.slice(0, 3) },
  globals: { locale: 'ar' },
};
