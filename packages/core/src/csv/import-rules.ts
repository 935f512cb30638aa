import { type Entity, issueSentence, systemFields } from '../model/entity.js';
import { cellType, requireField, type Scale, type Table } from './table.js';

/** The columns that a file of rejected rows has beside its own. */
export const REJECT_COLUMNS = ['_row', '_errors'] as const;

/** What is wrong with one row, worded without its number. */
export interface RowIssue {
  message: string;
  column?: string;
  value?: string;
}

/** What tells rows and records apart. */
export type RecordIdentity =
  /** The slug: a column, else made of another; `fault` refuses one that may not be. */
  | {
      by: 'slug';
      from: string;
      slugOf(text: string): string;
      /** The words for a text that no slug can be made of. */
      empty(text: string): string;
      fault?(slug: string): string | undefined;
    }
  /**
   * The id where the row has that of a record; else the words of these columns together, in any case of letters unless
   * `word` says what is compared.
   */
  | { by: 'words'; columns: readonly string[]; word?(text: string, column: string): string };

/** What a kind of record asks of its import beyond its fields. */
export interface ImportRules {
  identity: RecordIdentity;
  /** What is said where a new record lacks its identity, and of which column. */
  missingIdentity: { column: string; message: string };
  /** The columns that a new record needs, each with the message for a blank cell; undefined where the kind words it. */
  requiredColumns: Readonly<Record<string, string | undefined>>;
  /** Columns whose cell may not be blank in a new record, where the file has them. */
  nonBlankColumns: readonly string[];
  /** What a new record takes where the file says nothing. */
  defaults: Readonly<Record<string, string>>;
  /** Columns that are known and not read, beside those that the store fills. */
  ignored?: readonly string[];
  /** The order in which the faults of a row are told; columns that are not named come last. */
  order: readonly string[];
  /** Puts in what follows from other fields. */
  complete(record: Record<string, unknown>, before: object): Record<string, unknown>;
}

/** The columns that an import knows and does not read: the store fills them, or an earlier import added them. */
export function ignoredNames(
  entity: Pick<Entity, 'fieldPaths'>,
  { identity, ignored = [] }: ImportRules,
): string[] {
  const filled = systemFields(entity).filter(({ field: { system } }) => {
    // A record without a slug is recognised by its id first.
    return system.on === 'change' || (system.on === 'insert' && identity.by === 'slug');
  });
  return [...filled.map(({ column }) => column), ...REJECT_COLUMNS, ...ignored];
}

/** A default and how it is told in the summary. */
export interface ColumnDefault {
  column: string;
  fieldIndex: number;
  value: unknown;
  /** Whether the user asked for it; the import's own defaults leave the blanks of an exported record alone. */
  isExplicit: boolean;
}

/** A row as its file gives it: cells, or the fields of an object. */
export type RowContent = readonly string[] | Readonly<Record<string, unknown>>;

/** What a row that was exported from a store says of its record there. */
export interface ExportStamps {
  id?: string;
  updatedAt?: string;
}

/** Reads the rows of one file, whatever it is written in. */
export interface RowReader<Row> {
  /** What is wrong with the row's shape; nothing else of it is worth telling then. */
  shapeIssue(row: Row): RowIssue | undefined;
  /** The id and updatedAt of a row, each where it is one. */
  exportStamps(row: Row): ExportStamps;
  /** The slug that names the record, its own or made; or the id, where records have no slug. */
  identity(row: Row, faults: RowIssue[]): string | undefined;
  /** The words that name the record where its id does not, one a column of the identity; undefined for a column that is not there. */
  identityWords(row: Row): (string | undefined)[];
  /** The values of a new record, one a leaf; `took` gets the columns of the defaults that it took. */
  newRecord(row: Row, faults: RowIssue[], defaultsUsed: string[]): unknown[];
  /** The fields that a row changes in a record. */
  changes(row: Row, before: object, faults: RowIssue[]): Record<string, unknown>;
  isBlank(row: Row): boolean;
  /** The row as it was with its number and faults beside it, for a file that can be mended and imported again. */
  rejected(row: Row, number: number, faults: string): string;
  /** What stands before, between and after such rows. */
  rejectsFrame: RejectsFrame;
}

/** What makes rejected rows a file of the format that they came in. */
export interface RejectsFrame {
  before: string;
  between: string;
  after: string;
}

/** Reads defaults as cells are read. Faults come with the default's name. */
export function readDefaults(
  entity: Entity,
  { implied, explicit }: Record<'implied' | 'explicit', Readonly<Record<string, string>>>,
  scale: Scale,
): { defaults: ColumnDefault[]; faults: string[] } {
  const faults: string[] = [];
  const defaults = Object.entries({ ...implied, ...explicit }).flatMap(([name, text]): ColumnDefault[] => {
    const fieldPath = requireField(entity, name);
    const reading = cellType(fieldPath, scale).parse(text.trim());
    if ('value' in reading)
      return [
        {
          column: fieldPath.column,
          fieldIndex: entity.fieldPaths.indexOf(fieldPath),
          value: reading.value,
          isExplicit: Object.hasOwn(explicit, name),
        },
      ];
    faults.push(issueSentence(`The default for ${fieldPath.column}`, reading.fault));
    return [];
  });
  return { defaults, faults };
}

/** The needed columns that a table has not, and no default stands for. */
export function missingColumns(
  table: Table,
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
): string[] {
  const there = new Set([
    ...table.columns.map(({ fieldPath }) => fieldPath.column),
    ...defaults.map(({ column }) => column),
  ]);
  return Object.keys(rules.requiredColumns).filter((column) => !there.has(column));
}

/** The column that names a record and is never a field to be changed: its slug, else its id. */
export function identityColumn({ by }: RecordIdentity): 'slug' | 'id' {
  return by === 'slug' ? 'slug' : 'id';
}

/** The slug that a text makes, unless it makes none or one that may not be. */
export function slugFrom(
  text: string,
  given: boolean,
  identity: RecordIdentity & { by: 'slug' },
): { slug: string } | { message: string } {
  const slug = given ? text : identity.slugOf(text);
  if (slug === '') return { message: identity.empty(text) };
  const message = identity.fault?.(slug);
  return message === undefined ? { slug } : { message };
}

/** The most characters of a value that a message shows. */
const MAX_SHOWN_LENGTH = 80;

/** A value as a message shows it. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return detachedCopy(text.slice(0, MAX_SHOWN_LENGTH));
}

/** A copy: a slice would keep the whole piece of the file in memory that it is cut from. */
export function detachedCopy(text: string): string {
  return ` ${text}`.slice(1);
}

/** Whether two values are the same, lists item by item. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
