import { type Entity, putAt, sentence, valueAt } from '../model/entity.js';
import { flag } from '../values/flag.js';
import { identifier } from '../values/identifier.js';
import type { Kind, Reading } from '../values/kind.js';
import { slug as slugKind } from '../values/slug.js';
import { csvLine } from './csv.js';
import {
  copied,
  type Default,
  type ImportRules,
  isSame,
  lackingColumns,
  namingColumn,
  type RowFault,
  type RowReader,
  shown,
  slugFrom,
} from './import-plan.js';
import { cellKind, cellText, findField, type Table, type TableColumn, textOfValue } from './table.js';

/** Reads the rows of a table. */
export function tableRows(
  entity: Entity,
  header: readonly string[],
  table: Table,
  rules: ImportRules,
  defaults: readonly Default[],
  onUnread: (name: string) => void = () => undefined,
): RowReader<readonly string[]> {
  const columns = inOrder(table.columns, rules);
  const { identity } = rules;
  const columnOf = (name: string) => columns.find(({ leaf }) => leaf.column === name);
  const naming = columnOf(namingColumn(identity));
  const source = identity.by === 'slug' ? columnOf(identity.from) : undefined;
  const wordColumns = identity.by === 'words' ? identity.columns.map(columnOf) : [];
  const standIns =
    identity.by === 'words' ? identity.columns.map((name) => standIn(name, entity, defaults)) : [];
  const namingPlace = entity.leaves.findIndex(({ column }) => column === namingColumn(identity));
  const textIn = (row: readonly string[], column: TableColumn | undefined) =>
    column === undefined ? '' : cellText(row[column.index] ?? '');
  const blanks = columns.map((column) => blankFault(column, rules, defaults));
  const isFlag = columns.map(({ kind }) => kind === flag);
  const lacking = lackingColumns(table, rules, defaults).map((column): RowFault => {
    const leaf = findField(entity, column);
    return {
      message: rules.needed[column] ?? sentence(leaf.field.title, faultFor(cellKind(leaf, table.scale))),
      column,
      value: '',
    };
  });

  const readers = columns.map(({ kind }) => (kind.name.startsWith('list') ? remembering(kind) : kind));

  return {
    misfit(row) {
      if (row.length === table.width) return undefined;
      if (row.length > table.width && row.slice(table.width).every((cell) => cell.trim() === ''))
        return undefined;
      return { message: `There are ${counted(row.length, 'cell')}, and the header has ${table.width}` };
    },
    identity(row, faults) {
      const given = textIn(row, naming);
      if (identity.by === 'words') {
        const reading = given === '' ? undefined : identifier.read(given);
        return reading !== undefined && 'value' in reading ? reading.value : undefined;
      }
      const text = given === '' ? textIn(row, source) : given;
      if (text === '') return undefined;
      const column = (given === '' ? source : naming) as TableColumn;
      const reading = given === '' ? undefined : slugKind.read(given);
      if (reading !== undefined && 'fault' in reading) {
        faults.push(faultOf(column, given, reading.fault));
        return undefined;
      }
      const made = slugFrom(text, given !== '', identity);
      if ('slug' in made) return made.slug;
      faults.push({ message: made.message, ...at(column, text) });
      return undefined;
    },
    words: (row) =>
      wordColumns.map((column, i) => {
        const text = textIn(row, column);
        return text === '' ? (standIns[i] ?? (column === undefined ? undefined : '')) : copied(text);
      }),
    fresh(row, faults, took) {
      const values: unknown[] = new Array(entity.leaves.length).fill(undefined);
      faults.push(...lacking);
      for (const { index, header: name } of table.unread)
        if (cellText(row[index] ?? '') !== '') onUnread(name);
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i] as TableColumn;
        if (column.place === namingPlace) continue;
        const text = cellText(row[column.index] ?? '');
        if (text === '') {
          // The literal rule for a cell: what is not true or 1 is no.
          if (isFlag[i]) values[column.place] = false;
          const fault = blanks[i];
          if (fault !== undefined) faults.push({ message: fault, ...at(column, '') });
          continue;
        }
        const reading = (readers[i] as Kind<unknown, unknown>).read(text);
        if ('fault' in reading) {
          faults.push(faultOf(column, text, reading.fault));
          continue;
        }
        values[column.place] = reading.value;
        const isEmptyList = Array.isArray(reading.value) && reading.value.length === 0;
        if (isEmptyList && blanks[i] !== undefined)
          faults.push({ message: blanks[i] as string, ...at(column, text) });
      }
      for (const { place, column, value } of defaults) {
        if (values[place] !== undefined) continue;
        values[place] = value;
        took.push(column);
      }
      return values;
    },
    changes(row, before, faults) {
      const changes: Record<string, unknown> = {};
      for (const { index, header: name, leaf } of table.unread) {
        const text = cellText(row[index] ?? '');
        if (text !== '' && text !== textOfValue(leaf.field.kind, valueAt(before, leaf))) onUnread(name);
      }
      for (const column of columns) {
        if (column.place === namingPlace) continue;
        const text = cellText(row[column.index] ?? '');
        if (text === '') continue;
        const value = valueAt(before, column.leaf);
        // A cell that says what an export would say of this record changes nothing.
        if (text.replaceAll('\r\n', '\n') === textOfValue(column.kind, value)) continue;
        const reading = column.kind.read(text);
        if ('fault' in reading) faults.push(faultOf(column, text, reading.fault));
        else if (!isSame(reading.value, value)) putAt(changes, column.leaf, reading.value);
      }
      return changes;
    },
    isBlank: (row) => row.every((cell) => cell.trim() === ''),
    rejected(row, number, faults) {
      const cells = Array.from({ length: table.width }, (_, index) => row[index] ?? '');
      return `${csvLine([...cells, String(number), faults, ...row.slice(table.width)])}\n`;
    },
    rejectedHeader: `${csvLine([...header, '_row', '_errors'])}\n`,
  };
}

/** What stands for a word where the row does not say it. */
function standIn(name: string, entity: Entity, defaults: readonly Default[]): string | undefined {
  const found = defaults.find(({ column }) => column === name);
  return found && findField(entity, name).field.kind.write(found.value);
}

function inOrder(columns: readonly TableColumn[], rules: ImportRules): TableColumn[] {
  const order = new Map(rules.order.map((column, place) => [column, place]));
  const rank = ({ leaf }: TableColumn) => order.get(leaf.column) ?? order.size;
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

function blankFault(
  { leaf, kind }: TableColumn,
  { needed, filled }: ImportRules,
  defaults: readonly Default[],
): string | undefined {
  const isNeeded = Object.hasOwn(needed, leaf.column) || filled.includes(leaf.column);
  if (!isNeeded || defaults.some(({ column }) => column === leaf.column)) return undefined;
  return needed[leaf.column] ?? sentence(leaf.field.title, faultFor(kind));
}

/** What a kind says of text that is none of its values. */
function faultFor(kind: Kind<unknown, unknown>): string {
  const reading = kind.read('?');
  return 'fault' in reading ? reading.fault : 'must be given';
}

/** The most cells that a column remembers, and the longest of them. */
const MOST_REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 200;

/** Lists are the same in many rows of a file, and are read once. */
function remembering(kind: Kind<unknown, unknown>): Kind<unknown, unknown> {
  const known = new Map<string, Reading<unknown>>();
  return {
    ...kind,
    read(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const reading = kind.read(text);
      if (known.size < MOST_REMEMBERED && text.length <= LONGEST_REMEMBERED) known.set(copied(text), reading);
      return reading;
    },
  };
}

function faultOf(column: TableColumn, text: string, fault: string): RowFault {
  return { message: sentence(column.leaf.field.title, fault), ...at(column, text) };
}

function at({ header }: TableColumn, text: string): { column: string; value: string } {
  return { column: header, value: shown(text) };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
