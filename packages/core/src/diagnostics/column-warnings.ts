import { messages } from '../messages.js';
import { plural } from './plural.js';

type Column = { column: string };

/** What a file is told of its columns, and of how their cells are read. */
export const COLUMN_WARNINGS = {
  'column.unknown': {
    text: ({ column }: Column & { field?: string | undefined }) =>
      messages.ours.fieldLeftOut('Column', column),
  },
  'column.by-alias': {
    text: ({
      column,
      field,
      unlike,
    }: Column & { field: string; unlike?: { text: string; field: string } | undefined }) =>
      `Column '${column}' is read as ${field}${unlike === undefined ? '' : `, and '${unlike.text}' in it looks like ${unlike.field}`}`,
  },
  'column.unnamed': {
    text: ({ number }: { number: number }) => `Column ${number} has no name and is left out`,
  },
  'column.replaced': {
    text: ({ column, other, field }: Column & { other: string; field: string }) =>
      `Column '${column}' is left out: '${other}' is read as ${field}`,
  },
  'column.filled-in': {
    text: ({ column }: Column) => `Column '${column}' is not read: the store fills it in itself`,
  },
  'column.odd-flags': {
    text: ({
      column,
      first,
      rows,
      count,
    }: Column & { first: string; rows: readonly number[]; count: number }) => {
      const more = count > rows.length ? ` and ${count - rows.length} more` : '';
      return `${column} is '${first}' or the like in ${plural(count, 'row', 'rows')} ${rows.join(', ')}${more}, which counts as false: only true and 1 count as true`;
    },
  },
  'column.decimal-commas': {
    text: ({ column, text, number }: Column & { text: string; number: string }) =>
      `${column} has decimal commas: '${text}' is read as ${number}`,
  },
  'column.percentages': {
    text: ({ column, text, number }: Column & { text: string; number: string }) =>
      `${column} is read as percentages: '${text}' is ${number}`,
  },
  'column.semicolons': {
    text: ({ column, text }: Column & { text: string }) =>
      `${column} has lists with semicolons: '${text}' is read as several items`,
  },
};
