import { type Entity, type FieldPath, issueSentence, systemFields } from '../model/entity.js';
import { slug as slugKind } from '../values/text/slug.js';
import type { RejectedRow } from './rejects-writer.js';
import { cellType, requireField, type Scale, type Table } from './table.js';

/** The column that gives a record another slug. */
export const NEW_SLUG = 'newSlug';

/** The columns that rejects files add to those of the source. */
export const REJECT_COLUMNS = ['_row', '_errors'] as const;

/** An issue of a row, without its number. */
export interface RowIssue {
  message: string;
  column?: string;
  value?: string;
}

/** How rows are matched with records. */
export type RecordIdentity =
  /** By slug: from its own column, or derived from another one; `fault` rejects a slug. */
  | {
      by: 'slug';
      from: string;
      slugOf(text: string): string;
      /** The message for text that yields no slug. */
      empty(text: string): string;
      fault?(slug: string): string | undefined;
    }
  /**
   * By id if the row has a known one, otherwise by these columns together, ignoring case; `word`
   * normalizes a value for the comparison.
   */
  | { by: 'words'; columns: readonly string[]; word?(text: string, column: string): string };

/** Import rules of a record type, beyond its fields. */
export interface ImportRules {
  identity: RecordIdentity;
  /** The message for a new record without an identity, and its column. */
  missingIdentity: { column: string; message: string };
  /**
   * The columns that a new record requires, with the message for a blank cell; undefined uses the
   * value type's own message.
   */
  requiredColumns: Readonly<Record<string, string | undefined>>;
  /** Columns that must not be blank in a new record, if the file has them. */
  nonBlankColumns?: readonly string[];
  /** Default values for new records. */
  defaults?: Readonly<Record<string, string>>;
  /** Known columns that are not imported, besides those that the store fills. */
  ignored?: readonly string[];
  /** The order in which a row's errors are reported; other columns come last. */
  order: readonly string[];
  /** Refuses a file by the names of its columns or fields, where they show that it is none of ours. */
  refuseForeign?(names: readonly string[]): void;
  /** Derives fields that depend on others. */
  derive?(record: Record<string, unknown>, before: object): Record<string, unknown>;
}

/** The columns that an import knows and does not read: the store fills them, or an earlier import added them. */
export function ignoredNames(
  entity: Pick<Entity, 'fieldPaths'>,
  { identity, ignored = [] }: ImportRules,
): string[] {
  const filled = systemFields(entity).filter(({ field: { system } }) => {
    // A record without a slug is recognized by its id first.
    return system.on === 'change' || (system.on === 'insert' && identity.by === 'slug');
  });
  const renaming = identity.by === 'slug' ? [NEW_SLUG] : [];
  return [...filled.map(({ column }) => column), ...REJECT_COLUMNS, ...renaming, ...ignored];
}

/** A default value, and how the summary reports it. */
export interface ColumnDefault {
  column: string;
  fieldIndex: number;
  /** Undefined leaves the field empty. */
  value: unknown;
  /** True for defaults that the user sets; built-in defaults do not fill blanks of an exported record. */
  isExplicit: boolean;
}

/** A row: cells, or the fields of an object. */
export type RowContent = readonly string[] | Readonly<Record<string, unknown>>;

/** The id and update time in an exported row. */
export interface ExportStamps {
  id?: string;
  updatedAt?: string;
}

/** Reads the rows of a file, in any format. */
export interface RowReader<Row> {
  /** An error in the row's shape; other errors are not reported then. */
  shapeIssue(row: Row): RowIssue | undefined;
  /** The row's id and updatedAt, if they are valid. */
  exportStamps(row: Row): ExportStamps;
  /** The row's slug, given or derived; the id for record types without slugs. */
  identity(row: Row, faults: RowIssue[]): string | undefined;
  /** The values of the identity's columns; undefined for a column that the file lacks. */
  identityWords(row: Row): (string | undefined)[];
  /**
   * The values of a new record, in the order of `fieldPaths`; `defaultsUsed` collects the columns
   * filled from defaults.
   */
  newRecord(row: Row, faults: RowIssue[], defaultsUsed: string[]): unknown[];
  /** The fields that a row changes. */
  changes(row: Row, before: object, faults: RowIssue[]): Record<string, unknown>;
  /** The slug that a row gives to the record that it names; undefined where it gives none. */
  newSlug(row: Row, faults: RowIssue[]): string | undefined;
  /** What the row has for a field, before it is parsed. */
  given(row: Row, fieldPath: FieldPath): unknown;
  /** What the row has under a name of the file, whether a field is read from it or not; undefined where nothing. */
  named(row: Row, name: string): string | undefined;
  isBlank(row: Row): boolean;
  /** The original row with its number and errors, for a file that can be corrected and imported again. */
  rejected(row: Row, number: number, faults: string): RejectedRow;
  /** The header above rejected rows of a table. */
  rejectsHeader: readonly string[];
}

/** Parses defaults like cells. Errors name the default. */
export function readDefaults(
  entity: Entity,
  { implied, explicit }: Record<'implied' | 'explicit', Readonly<Record<string, string>>>,
  scale: Scale,
): { defaults: ColumnDefault[]; faults: string[] } {
  const faults: string[] = [];
  const defaults = Object.entries({ ...implied, ...explicit }).flatMap(([name, text]): ColumnDefault[] => {
    const fieldPath = requireField(entity, name);
    const parsed = cellType(fieldPath, scale).parse(text.trim());
    const { presence } = fieldPath.field;
    const mayBeEmpty = presence === 'optional' || ('fault' in parsed && presence !== 'required');
    const isLeftEmpty = text.trim() === '' && mayBeEmpty;
    const reading = isLeftEmpty ? { value: undefined } : parsed;
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

/** The required columns that neither the table nor a default provides. */
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

/** The column that identifies a record and is never updated. */
export function identityColumn({ by }: RecordIdentity): 'slug' | 'id' {
  return by === 'slug' ? 'slug' : 'id';
}

/** Derives a slug from text, or returns why that fails. */
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

/** A slug that renames a record, or why it cannot. */
export function newSlugFrom(text: string, identity: RecordIdentity): { slug: string } | { message: string } {
  const reading = slugKind.parse(text);
  if ('fault' in reading) return { message: issueSentence('New slug', reading.fault) };
  const message = identity.by === 'slug' ? identity.fault?.(reading.value) : undefined;
  return message === undefined ? { slug: reading.value } : { message };
}

/** The length at which messages cut values, in characters. */
const MAX_SHOWN_LENGTH = 80;

/** A value as messages show it. */
export function shortenedValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return detachedCopy(text.slice(0, MAX_SHOWN_LENGTH));
}

/** Copies the string: a slice would keep the whole chunk of the file in memory. */
export function detachedCopy(text: string): string {
  return ` ${text}`.slice(1);
}

/** Whether two values are equal; lists are compared item by item. */
export function isEqualValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
