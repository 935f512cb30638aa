import { type Entity, type Leaf, putAt, sentence, valueAt } from '../model/entity.js';
import { flag } from '../values/flag.js';
import type { Kind, Reading } from '../values/kind.js';
import { slug as slugKind, slugOf } from '../values/slug.js';
import { csvLine } from './csv.js';
import {
  cellKind,
  cellText,
  findField,
  type Scale,
  type Table,
  type TableColumn,
  textOfValue,
} from './table.js';

/** What is wrong with one row, worded without its number. */
export interface RowFault {
  message: string;
  column?: string;
  value?: string;
}

/** What a kind of record asks of its import beyond its fields. */
export interface ImportRules {
  /** The columns that a new record needs, each with the message for a blank cell; undefined where the kind words it. */
  needed: Readonly<Record<string, string | undefined>>;
  /** Columns whose cell may not be blank in a new record, where the file has them. */
  filled: readonly string[];
  /** What a new record takes where the file says nothing. */
  defaults: Readonly<Record<string, string>>;
  /** Columns that are known and not read. */
  ignored: readonly string[];
  /** The order in which the faults of a row are told; columns that are not named come last. */
  order: readonly string[];
  /** Puts in what follows from other fields. */
  completed(record: Record<string, unknown>, before: object): Record<string, unknown>;
  /** The words for a name that no slug can be made from. */
  slugEmpty(name: string): string;
}

/** A default and how it is told in the summary. */
export interface Default {
  column: string;
  place: number;
  value: unknown;
}

/** A row as its file gives it: cells, or the fields of an object. */
export type RowContent = readonly string[] | Readonly<Record<string, unknown>>;

/** Reads the rows of one file, whatever it is written in. */
export interface RowReader<Row> {
  /** The slug that names the record: its own, or made from the name. */
  identity(row: Row, faults: RowFault[]): string | undefined;
  /** The values of a new record, one a leaf; `took` gets the columns of the defaults that it took. */
  fresh(row: Row, faults: RowFault[], took: string[]): unknown[];
  /** The fields that a row changes in a record. */
  changes(row: Row, before: object, faults: RowFault[]): Record<string, unknown>;
  isBlank(row: Row): boolean;
  /** The row as it was with its number and faults beside it, as a line of a file that can be mended. */
  rejected(row: Row, number: number, faults: string): string;
  /** What stands above such lines. */
  rejectedHeader: string;
}

/** Reads defaults as cells are read. Faults come with the default's name. */
export function readDefaults(
  entity: Entity,
  given: Readonly<Record<string, string>>,
  scale: Scale,
): { defaults: Default[]; faults: string[] } {
  const faults: string[] = [];
  const defaults = Object.entries(given).flatMap(([name, text]): Default[] => {
    const leaf = findField(entity, name);
    const reading = cellKind(leaf, scale).read(text.trim());
    if ('value' in reading)
      return [{ column: leaf.column, place: entity.leaves.indexOf(leaf), value: reading.value }];
    faults.push(sentence(`The default for ${leaf.column}`, reading.fault));
    return [];
  });
  return { defaults, faults };
}

/** Reads the rows of a table. */
export function tableRows(
  entity: Entity,
  header: readonly string[],
  table: Table,
  rules: ImportRules,
  defaults: readonly Default[],
): RowReader<readonly string[]> {
  const columns = inOrder(table.columns, rules);
  const slugColumn = columns.find(({ leaf }) => leaf.column === 'slug');
  const nameColumn = columns.find(({ leaf }) => leaf.column === 'name');
  const slugPlace = entity.leaves.findIndex(({ column }) => column === 'slug');
  const blanks = columns.map((column) => blankFault(column, rules, defaults));
  const isFlag = columns.map(({ kind }) => kind === flag);
  const lacking = lackingColumns(table, rules, defaults).map((column): RowFault => {
    const leaf = findField(entity, column);
    return {
      message: rules.needed[column] ?? sentence(leaf.field.title, 'must be given'),
      column,
      value: '',
    };
  });

  const readers = columns.map(({ kind }) => (kind.name.startsWith('list') ? remembering(kind) : kind));

  const checkWidth = (row: readonly string[], faults: RowFault[]) => {
    if (row.length === table.width) return;
    if (row.length > table.width && row.slice(table.width).every((cell) => cell.trim() === '')) return;
    faults.push({ message: `There are ${counted(row.length, 'cell')}, and the header has ${table.width}` });
  };

  return {
    identity(row, faults) {
      checkWidth(row, faults);
      const given = slugColumn === undefined ? '' : cellText(row[slugColumn.index] ?? '');
      if (given !== '') {
        const reading = slugKind.read(given);
        if ('value' in reading) return reading.value;
        faults.push(faultOf(slugColumn as TableColumn, given, reading.fault));
        return undefined;
      }
      const name = nameColumn === undefined ? '' : cellText(row[nameColumn.index] ?? '');
      if (name === '') return undefined;
      const made = slugOf(name);
      if (made !== '') return made;
      faults.push({ message: rules.slugEmpty(name), ...at(nameColumn as TableColumn, name) });
      return undefined;
    },
    fresh(row, faults, took) {
      const values: unknown[] = new Array(entity.leaves.length).fill(undefined);
      faults.push(...lacking);
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i] as TableColumn;
        if (column.place === slugPlace) continue;
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
      for (const column of columns) {
        if (column.place === slugPlace) continue;
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

/** Reads records of JSON, which name their fields as the record does and have ratings as scores. */
export function jsonRows(
  entity: Entity,
  map: Readonly<Record<string, string>>,
  rules: ImportRules,
  defaults: readonly Default[],
  onUnknown: (name: string) => void,
): RowReader<Readonly<Record<string, unknown>>> {
  const members = new Set(entity.leaves.map(({ path }) => path[0]));
  const ignored = new Set(rules.ignored);
  const sources = new Set(Object.values(map));
  const mapped = Object.entries(map).map(([field, source]) => [findField(entity, field), source] as const);

  const known = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const record: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      if (ignored.has(name)) continue;
      if (members.has(name)) record[name] = value;
      else if (!sources.has(name)) onUnknown(name);
    }
    for (const [leaf, source] of mapped) {
      if (Object.hasOwn(row, source)) putAt(record, leaf, row[source]);
    }
    return record;
  };

  return {
    identity(row, faults) {
      const { slug, name } = known(row);
      if (slug !== undefined && slug !== null) {
        const parsed = slugKind.schema.safeParse(slug);
        if (parsed.success) return parsed.data;
        faults.push({
          message: sentence('Slug', parsed.error.issues[0]?.message ?? ''),
          column: 'slug',
          value: shown(slug),
        });
        return undefined;
      }
      if (typeof name !== 'string' || name.trim() === '') return undefined;
      const made = slugOf(name);
      if (made === '') faults.push({ message: rules.slugEmpty(name), column: 'name', value: shown(name) });
      return made === '' ? undefined : made;
    },
    fresh(row, faults, took) {
      const record = rules.completed(withoutNull(known(row)), {});
      for (const { place, column, value } of defaults) {
        const leaf = entity.leaves[place] as Leaf;
        if (valueAt(record, leaf) !== undefined) continue;
        putAt(record, leaf, value);
        took.push(column);
      }
      const check = entity.check({ slug: 'x', ...record, ...STAND_INS });
      if ('value' in check) return entity.leaves.map((leaf) => valueAt(check.value as object, leaf));
      for (const { message, path = '' } of check.issues) {
        const leaf = entity.leaf(path);
        faults.push({ message, column: path, ...(leaf ? { value: shown(valueAt(record, leaf)) } : {}) });
      }
      return [];
    },
    changes(row, before) {
      const { slug: _slug, ...record } = known(row);
      for (const [name, value] of Object.entries(record)) {
        if (isSame(value, (before as Record<string, unknown>)[name])) delete record[name];
      }
      return record;
    },
    isBlank: () => false,
    rejected: (row, number, faults) => `${JSON.stringify({ ...row, _row: number, _errors: faults })}\n`,
    rejectedHeader: '',
  };
}

/** The needed columns that a table has not, and no default stands for. */
export function lackingColumns(table: Table, rules: ImportRules, defaults: readonly Default[]): string[] {
  const there = new Set([
    ...table.columns.map(({ leaf }) => leaf.column),
    ...defaults.map(({ column }) => column),
  ]);
  return Object.keys(rules.needed).filter((column) => !there.has(column));
}

// What a check of a record wants to see and the store puts in itself.
const STAND_INS = {
  id: '00000000-0000-7000-8000-000000000000',
  createdAt: '2000-01-01T00:00:00.000Z',
  updatedAt: '2000-01-01T00:00:00.000Z',
};

/** The most characters of a value that a message shows. */
const LONGEST_SHOWN = 80;

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

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return copied(text.slice(0, LONGEST_SHOWN));
}

/** A copy: a slice would keep the whole piece of the file in memory that it is cut from. */
function copied(text: string): string {
  return ` ${text}`.slice(1);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

function withoutNull(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
