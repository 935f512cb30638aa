import type { Entity } from '../../model/entity.js';
import { identifier } from '../../values/identifier.js';
import { slug as slugKind } from '../../values/text/slug.js';
import { timestamp } from '../../values/timestamp.js';
import type { ValueType } from '../../values/value-type.js';
import { cellIssue, cellPosition } from '../cell-issues.js';
import {
  type ColumnDefault,
  detachedCopy,
  type ImportRules,
  identityColumn,
  NEW_SLUG,
  newSlugFrom,
  type RowReader,
  shortenedValue,
  slugFrom,
} from '../import-rules.js';
import { readCellText, requireField, type Table, type TableColumn } from '../table.js';

/** Reads which record a row of a table is about, and which slug it gives it. */
export function tableRowIdentity(
  entity: Entity,
  header: readonly string[],
  table: Table,
  { identity }: Pick<ImportRules, 'identity'>,
  defaults: readonly ColumnDefault[],
): Pick<RowReader<readonly string[]>, 'exportStamps' | 'identity' | 'identityWords' | 'newSlug'> & {
  /** The row's id, if it is valid. */
  idIn(row: readonly string[]): string | undefined;
} {
  const columnOf = (name: string) => table.columns.find(({ fieldPath }) => fieldPath.column === name);
  const systemColumn = (name: string) =>
    [...table.columns, ...table.ignoredColumns].find(({ fieldPath }) => fieldPath.column === name);
  const newSlugIndex =
    identity.by === 'slug' ? table.names.findIndex((name) => /^new[\s_-]?slug$/i.test(name)) : -1;
  const identityColumnOf = columnOf(identityColumn(identity));
  const source = identity.by === 'slug' ? columnOf(identity.from) : undefined;
  const wordColumns = identity.by === 'words' ? identity.columns.map(columnOf) : [];
  const wordDefaults =
    identity.by === 'words' ? identity.columns.map((name) => wordDefault(name, entity, defaults)) : [];
  const idColumn = systemColumn('id');
  const updatedAtColumn = systemColumn('updatedAt');
  const textIn = (row: readonly string[], column: { index: number } | undefined) =>
    column === undefined ? '' : readCellText(row[column.index] ?? '');
  const parsedIn = (
    row: readonly string[],
    column: { index: number } | undefined,
    type: ValueType<string>,
  ) => {
    const text = textIn(row, column);
    return text === '' ? undefined : parsedText(type, text);
  };

  const idIn = (row: readonly string[]) => parsedIn(row, idColumn, identifier);
  return {
    idIn,
    exportStamps(row) {
      const id = idIn(row);
      const updatedAt = parsedIn(row, updatedAtColumn, timestamp);
      return { ...(id === undefined ? {} : { id }), ...(updatedAt === undefined ? {} : { updatedAt }) };
    },
    identity(row, faults) {
      const given = textIn(row, identityColumnOf);
      if (identity.by === 'words') {
        const reading = given === '' ? undefined : identifier.parse(given);
        return reading !== undefined && 'value' in reading ? reading.value : undefined;
      }
      const text = given === '' ? textIn(row, source) : given;
      if (text === '') return undefined;
      const column = (given === '' ? source : identityColumnOf) as TableColumn;
      const reading = given === '' ? undefined : slugKind.parse(given);
      if (reading !== undefined && 'fault' in reading) {
        faults.push(cellIssue(column, given, reading.fault));
        return undefined;
      }
      const made = slugFrom(text, given !== '', identity);
      if ('slug' in made) return made.slug;
      faults.push({ message: made.message, ...cellPosition(column, text) });
      return undefined;
    },
    identityWords: (row) =>
      wordColumns.map((column, i) => {
        const text = textIn(row, column);
        return text === ''
          ? (wordDefaults[i] ?? (column === undefined ? undefined : ''))
          : detachedCopy(text);
      }),
    newSlug(row, faults) {
      const text = newSlugIndex < 0 ? '' : readCellText(row[newSlugIndex] ?? '');
      if (text === '') return undefined;
      const given = newSlugFrom(text, identity);
      if ('slug' in given) return given.slug;
      faults.push({
        message: given.message,
        column: header[newSlugIndex] ?? NEW_SLUG,
        value: shortenedValue(text),
      });
      return undefined;
    },
  };
}

/** What a text means to a value type; undefined where it means nothing. */
export function parsedText(type: ValueType<string>, text: string): string | undefined {
  const reading = type.parse(text);
  return 'value' in reading ? reading.value : undefined;
}

/** The default for an identity column that the row leaves blank. */
function wordDefault(name: string, entity: Entity, defaults: readonly ColumnDefault[]): string | undefined {
  const found = defaults.find(({ column }) => column === name);
  return found && requireField(entity, name).field.valueType.format(found.value);
}
