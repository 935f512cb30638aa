import { counted, grouped } from '../../diagnostics/plural.js';

/** The labels of the data grid. */
export const dataGridLabels = {
  view: 'View',
  columns: 'Columns',
  furtherColumns: 'Other columns…',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  perPage: 'Rows on a page',
  selected: (count: number) => `${grouped(count)} selected`,
  selectMatching: (total: number) => `Select all ${grouped(total)}`,
  allMatching: (total: number) => `All ${grouped(total)} that match are selected`,
  clearSelection: 'Clear selection',
  updating: 'Updating',
  bulk: 'Actions for the selected rows',
  cell: (column: string, row: string) => `${column}, ${row}`,
  running: (action: string, count: number) => `${action}: working on ${grouped(count)}…`,
} as const;

/** The labels of the command palette. */
export const commandPaletteLabels = {
  title: 'Commands',
  placeholder: 'Type a command or a name',
  none: 'Nothing found',
} as const;

/** The labels of a comparison of two states of a record. */
export const recordDiffLabels = {
  title: 'Differences',
  field: 'Field',
  before: 'Before',
  after: 'After',
  yours: 'Yours',
  choice: 'Keep',
  conflict: 'You changed it too',
  same: 'Nothing differs.',
  none: 'empty',
  yes: 'Yes',
  no: 'No',
  picture: 'A picture',
} as const;

/** The labels of the grid in which rows of a file are mended. */
export const importGridLabels = {
  row: 'Row',
  cell: (column: string, row: number) => `${column}, row ${row}`,
} as const;

/** The labels of what moves an item of a list. */
export const moveLabels = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  drag: (name: string) => `Drag ${name}`,
  toPosition: 'Move to position',
  position: (total: number) => `Position, 1 to ${grouped(total)}`,
  move: 'Move',
  done: (name: string, position: number, total: number) =>
    `${name} moved to position ${grouped(position)} of ${grouped(total)}`,
  isFirst: (name: string) => `${name} is first already.`,
  isLast: (name: string) => `${name} is last already.`,
} as const;

/** The labels of a part that is loaded when it is first shown. */
export const lazyPartLabels = {
  title: 'This part did not load',
  text: 'The connection may have been interrupted. What you typed is kept.',
  again: 'Try again',
  noAnswer: (tries: number) =>
    `The site does not answer yet (${counted(tries, 'try', 'tries')}). Check your connection. What you typed is kept.`,
} as const;
