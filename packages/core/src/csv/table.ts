import { closestMatch } from '../model/closest-match.js';
import { type Entity, type FieldPath, getFieldValue } from '../model/entity.js';
import { type Problem, problem } from '../problem.js';
import { flag, isFlagText } from '../values/flag.js';
import { score, scoreCell, starsCell } from '../values/score.js';
import type { ValueType } from '../values/value-type.js';
import { type Warning, warning } from '../warning.js';
import { escapeFormula, unescapeFormula } from './escape-formula.js';
import { isTextType, type SheetCell, sheetCell } from './workbook/sheet-cell.js';

/** The maximum rating in a file: 5 stars or 10 points. */
export type Scale = 5 | 10;

/** Maximum length of a column name, in characters. */
const MAX_NAME_LENGTH = 200;

/** A file column that maps to a field. */
export interface TableColumn {
  /** The index of the cell in a row. */
  index: number;
  /** The name in the file. */
  header: string;
  fieldPath: FieldPath;
  /** The index in the entity's `fieldPaths`. */
  fieldIndex: number;
  valueType: ValueType<unknown, unknown>;
}

/** A parsed header. */
export interface Table {
  columns: TableColumn[];
  /** The names of all columns of the file. */
  names: readonly string[];
  /** The number of cells in a row. */
  width: number;
  scale: Scale;
  /** Known columns that are not imported. */
  ignoredColumns: Pick<TableColumn, 'index' | 'header' | 'fieldPath'>[];
  warnings: Warning[];
}

/** How to read a header. */
export interface HeaderOptions {
  /** Maps fields to source columns. */
  map?: Readonly<Record<string, string>>;
  scale?: Scale;
  /** Known columns that are not imported. */
  ignored?: readonly string[];
  /** Columns of the file that are left out without a warning. */
  leftOut?: readonly string[];
  /** The line of the header. */
  line?: number;
  /** The first rows, whose cells say of which field an alias is that several share. */
  rows?: readonly (readonly string[])[];
}

/**
 * Maps columns to fields, ignoring case and separators. Problems: `usage` for a mapping to an unknown field; `invalid` for
 * a mapping from an unknown column, or two columns for one field.
 */
export function readHeader(
  entity: Pick<Entity, 'fieldPaths' | 'title'>,
  header: readonly string[],
  { map = {}, scale = 5, ignored = [], leftOut = [], line = 1, rows = [] }: HeaderOptions = {},
): Table {
  const names = header.map((name) => unescapeFormula(name).trim().slice(0, MAX_NAME_LENGTH));
  const fields = fieldsByName(entity.fieldPaths);
  const columnByField = new Map<FieldPath, number>();
  const mapped = new Set<number>();
  for (const [field, source] of Object.entries(map)) {
    const fieldPath = requireField(entity, field);
    const index = names.findIndex((name) => normalizedName(name) === normalizedName(source));
    if (index < 0) throw missingColumnProblem(source, names, line);
    columnByField.set(fieldPath, index);
    mapped.add(index);
  }

  const warnings: Warning[] = [];
  const ignoredColumns: Table['ignoredColumns'] = [];
  const skipped = new Set(ignored.map(normalizedName));
  const unwanted = new Set(leftOut.map(normalizedName));
  const wantedNames = names.filter((name) => !unwanted.has(normalizedName(name)));
  const namedFields = new Set(wantedNames.map((name) => fields.get(normalizedName(name))));
  const isTaken = (field: FieldPath) => namedFields.has(field) || columnByField.has(field);
  for (const [index, name] of names.entries()) {
    if (unwanted.has(normalizedName(name)) && !mapped.has(index)) continue;
    const named = fields.get(normalizedName(name));
    const isOther = named === undefined && !mapped.has(index);
    const byCells = isOther
      ? fieldByCells(entity, name, () => rows.map((cells) => readCellText(cells[index] ?? '')))
      : undefined;
    const alias = isOther ? (byCells?.field ?? fieldByAlias(entity, name, scale)) : undefined;
    const fieldPath = named ?? (alias === undefined || isTaken(alias) ? undefined : alias);
    if (fieldPath !== undefined && named === undefined)
      warnings.push(
        warning('column.by-alias', { column: name, field: fieldPath.column, unlike: byCells?.unlike }),
      );
    if (fieldPath !== undefined && skipped.has(normalizedName(fieldPath.column))) {
      ignoredColumns.push({ index, header: name, fieldPath });
      continue;
    }
    if (fieldPath === undefined) {
      if (!mapped.has(index) && !skipped.has(normalizedName(name)))
        warnings.push(unknownColumnWarning(name, index, names, entity, columnByField));
      continue;
    }
    const other = columnByField.get(fieldPath);
    if (other === undefined) columnByField.set(fieldPath, index);
    else if (Object.entries(map).some(([field]) => fields.get(normalizedName(field)) === fieldPath)) {
      if (!mapped.has(index))
        warnings.push(
          warning('column.replaced', { column: name, other: names[other] ?? '', field: fieldPath.column }),
        );
    } else throw duplicateColumnProblem(fieldPath, names, other, index, line);
  }

  const columns = entity.fieldPaths.flatMap((fieldPath, fieldIndex): TableColumn[] => {
    const index = columnByField.get(fieldPath);
    if (index === undefined) return [];
    return [
      { index, header: names[index] ?? '', fieldPath, fieldIndex, valueType: cellType(fieldPath, scale) },
    ];
  });
  return { columns, names, width: names.length, scale, ignoredColumns, warnings };
}

/** Finds a field by column or path, loosely spelled. Problem: `usage`, with the closest name. */
export function requireField(entity: Pick<Entity, 'fieldPaths' | 'title'>, name: string): FieldPath {
  const fieldPath = fieldsByName(entity.fieldPaths).get(normalizedName(name));
  if (fieldPath !== undefined) return fieldPath;
  const columns = entity.fieldPaths.map(({ column }) => column);
  const suggestion = nearestColumn(name, columns);
  throw problem('field.not-found', { title: entity.title, name, suggestion, fields: columns });
}

/** The fields of these names; `all` is every field. Problem: `usage`, with the closest name. */
export function requireFields(
  entity: Pick<Entity, 'fieldPaths' | 'title'>,
  names: readonly string[],
): readonly FieldPath[] {
  return names.includes('all') ? entity.fieldPaths : names.map((name) => requireField(entity, name));
}

/** The value type of a field's cells: ratings are stars, or points with scale 10. */
export function cellType(fieldPath: FieldPath, scale: Scale): ValueType<unknown, unknown> {
  const { valueType } = fieldPath.field;
  if (valueType.schema !== score.schema) return valueType;
  return (scale === 5 ? starsCell : scoreCell) as ValueType<unknown, unknown>;
}

/** The text of a cell: formula escapes removed, trimmed. */
export function readCellText(cell: string): string {
  return unescapeFormula(cell).trim();
}

/** The cell text of a value, as `readCellText()` returns it; line ends are LF. */
export function cellTextOf(valueType: ValueType<unknown, unknown>, value: unknown): string {
  return value === undefined ? '' : valueType.format(value).trim().replaceAll('\r\n', '\n');
}

/** Writes records as rows, with ratings on the given scale. */
export function tableWriter(
  entity: Pick<Entity, 'fieldPaths' | 'title'>,
  columns: readonly string[],
  scale: Scale,
) {
  const writtenColumns = columns.map((column) => {
    const fieldPath = requireField(entity, column);
    return { fieldPath, valueType: cellType(fieldPath, scale) };
  });
  return {
    header: writtenColumns.map(({ fieldPath }) => fieldPath.column),
    columns: writtenColumns.map(({ fieldPath, valueType }) => {
      return { title: fieldPath.column, isText: isTextType(valueType) };
    }),
    sheetCells: (record: object): SheetCell[] =>
      writtenColumns.map(({ fieldPath, valueType }) =>
        sheetCell(valueType, getFieldValue(record, fieldPath)),
      ),
    cells: (record: object): string[] =>
      writtenColumns.map(({ fieldPath, valueType }) => {
        const value = getFieldValue(record, fieldPath);
        return value === undefined ? '' : escapeFormula(valueType.format(value));
      }),
  };
}

/** The fields by their paths and columns, as `normalizedName()` writes them. */
export function fieldsByName(fieldPaths: readonly FieldPath[]): Map<string, FieldPath> {
  const fields = new Map<string, FieldPath>();
  for (const fieldPath of fieldPaths) fields.set(normalizedName(fieldPath.path.join('.')), fieldPath);
  for (const fieldPath of fieldPaths) fields.set(normalizedName(fieldPath.column), fieldPath);
  return fields;
}

/** The field that an alias names. Stars are no points. */
export function fieldByAlias(
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  name: string,
  scale: Scale,
): FieldPath | undefined {
  const word = normalizedName(name);
  if (word === 'stars' && scale !== 5) return undefined;
  return fieldPaths.find(({ field }) => field.aliases?.some((alias) => normalizedName(alias) === word));
}

/** The field that a name means by its cells: all pass, or some do, which are then unlike the rest. */
function fieldByCells(
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  name: string,
  cells: () => readonly string[],
): { field?: FieldPath; unlike?: { text: string; field: string } } | undefined {
  const word = normalizedName(name);
  const field = fieldPaths.find(
    ({ field: { cellAliases, title, valueType } }) =>
      cellAliases?.names.includes(word) || (valueType === flag && normalizedName(title) === word),
  );
  if (field === undefined) return undefined;
  const { passes } = field.field.cellAliases ?? { passes: isFlagText };
  const texts = cells().filter((text) => text !== '');
  const passing = texts.filter((text) => passes(text));
  const [text] = passing;
  if (text === undefined) return undefined;
  return passing.length === texts.length
    ? { field }
    : { unlike: { text: text.slice(0, 40), field: field.column } };
}

/** Ignores case, spaces, underscores, hyphens, and marks as in `Min. deposit` and `Featured?`; minimum is min. */
export function normalizedName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_.?!:*#-]+/g, '')
    .replace(/(min|max)imum/, '$1');
}

/** The column that a name means: closely spelled, or the only one that begins with it, such as `desc`. */
function nearestColumn(name: string, columns: readonly string[]): string | undefined {
  const close = closestMatch(name, columns);
  if (close !== undefined) return close;
  const beginning = normalizedName(name);
  const [only, another] = columns.filter((column) => normalizedName(column).startsWith(beginning));
  return beginning.length >= 3 && another === undefined ? only : undefined;
}

function unknownColumnWarning(
  name: string,
  index: number,
  names: readonly string[],
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  fed: ReadonlyMap<FieldPath, number>,
): Warning {
  if (name === '') return warning('column.unnamed', { number: index + 1 });
  const here = new Set(names.map(normalizedName));
  const free = fieldPaths.filter(
    (fieldPath) => !fed.has(fieldPath) && !here.has(normalizedName(fieldPath.column)),
  );
  const titled = free.find(({ field }) => normalizedName(field.title) === normalizedName(name));
  const field =
    titled?.column ??
    nearestColumn(
      name,
      free.map(({ column }) => column),
    );
  return warning('column.unknown', { column: name, field });
}

function missingColumnProblem(source: string, names: readonly string[], line: number): Problem {
  const suggestion = nearestColumn(source, names);
  const params = { column: source, suggestion, columns: names };
  return problem('file.column-not-found', params, { at: { line, column: source } });
}

function duplicateColumnProblem(
  fieldPath: FieldPath,
  names: readonly string[],
  one: number,
  two: number,
  line: number,
): Problem {
  const name = names[two] ?? '';
  const params = {
    field: fieldPath.column,
    one: `'${names[one]}' (column ${one + 1})`,
    two: `'${name}' (column ${two + 1})`,
    name,
  };
  return problem('file.column-twice', params, { at: { line, column: name } });
}
