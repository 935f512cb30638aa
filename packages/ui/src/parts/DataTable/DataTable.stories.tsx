import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { DataTable, type DataTableProps } from './DataTable.js';

type Casino = (typeof bestCasinosView.casinos)[number];

const columns: DataTableProps<Casino>['columns'] = [
  { title: 'Casino', cell: ({ name }) => name },
  { title: 'Score', cell: ({ score }) => score?.text, align: 'end' },
  { title: 'Safety', cell: ({ safety }) => safety?.label },
];
const wide: DataTableProps<Casino>['columns'] = [
  ...columns,
  { title: 'Bonus', cell: ({ bonus }) => bonus },
  { title: 'Highlights', cell: ({ highlights }) => highlights.join(', ') },
  { title: 'Terms', cell: ({ terms }) => terms },
  { title: 'Review', cell: ({ review }) => <a href={review}>{review}</a> },
  { title: 'Safety score', cell: ({ safety }) => safety?.text, align: 'end' },
  { title: 'Stars', cell: ({ score }) => score?.stars, align: 'end' },
];

const meta = {
  title: 'Parts/DataTable',
  component: DataTable<Casino>,
  args: {
    caption: 'Casinos by score',
    columns,
    rows: bestCasinosView.casinos.slice(0, 5),
    rowKey: ({ slug }) => slug,
  },
} satisfies Meta<typeof DataTable<Casino>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HiddenCaption: Story = { args: { hidesCaption: true } };
export const Wide: Story = { args: { columns: wide, rows: bestCasinosView.casinos } };
export const Empty: Story = { args: { rows: [], empty: messages.tracking.empty } };
export const RightToLeft: Story = { args: { columns: wide }, globals: { locale: 'ar' } };
