import { messages } from '../messages.js';
import { type Entity, type Leaf, valueAt } from '../model/entity.js';
import { nearest } from '../model/nearest.js';
import { Problem } from '../problem.js';
import type { Kind } from '../values/kind.js';
import { score, scoreCell, starsCell } from '../values/score.js';
import { disarmed, restored } from './formulas.js';
import { fileFault } from './limits.js';

/** What a rating of 10 is in a file: 5 stars, or 10. */
export type Scale = 5 | 10;

/** The most characters of a column's name. */
const LONGEST_NAME = 200;

/** A column of a file that feeds a field. */
export interface TableColumn {
  /** Which cell of a row. */
  index: number;
  /** Its name as the file has it. */
  header: string;
  leaf: Leaf;
  /** The place of the leaf among the entity's leaves. */
  place: number;
  kind: Kind<unknown, unknown>;
}

/** A header that was understood. */
export interface Table {
  columns: TableColumn[];
  /** How many cells a row has. */
  width: number;
  scale: Scale;
  /** Those that are known and not read. */
  unread: Pick<TableColumn, 'index' | 'header' | 'leaf'>[];
  warnings: string[];
}

/** What a file says beside its own header. */
export interface HeaderWishes {
  /** Field to source column. */
  map?: Readonly<Record<string, string>>;
  scale?: Scale;
  /** Columns that are known and not read. */
  ignored?: readonly string[];
  /** The line that the header stands on. */
  line?: number;
}

/**
 * Finds the field of each column, in any order, case and spelling of spaces. Problems: `usage` for a mapping to a field
 * that is not there, `invalid` for one from a column that is not there, and where two columns feed one field.
 */
export function readHeader(
  entity: Pick<Entity, 'leaves' | 'title'>,
  header: readonly string[],
  { map = {}, scale = 5, ignored = [], line = 1 }: HeaderWishes = {},
): Table {
  const names = header.map((name) => restored(name).trim().slice(0, LONGEST_NAME));
  const fields = fieldsByName(entity.leaves);
  const fed = new Map<Leaf, number>();
  const mapped = new Set<number>();
  for (const [field, source] of Object.entries(map)) {
    const leaf = findField(entity, field);
    const index = names.findIndex((name) => squeezed(name) === squeezed(source));
    if (index < 0) throw noColumn(source, names, line);
    fed.set(leaf, index);
    mapped.add(index);
  }

  const warnings: string[] = [];
  const unread: Table['unread'] = [];
  const skipped = new Set(ignored.map(squeezed));
  for (const [index, name] of names.entries()) {
    const leaf = fields.get(squeezed(name));
    if (leaf !== undefined && skipped.has(squeezed(leaf.column))) {
      unread.push({ index, header: name, leaf });
      continue;
    }
    if (leaf === undefined) {
      if (!mapped.has(index) && !skipped.has(squeezed(name)))
        warnings.push(unknownColumn(name, index, names, entity, fed));
      continue;
    }
    const other = fed.get(leaf);
    if (other === undefined) fed.set(leaf, index);
    else if (Object.entries(map).some(([field]) => fields.get(squeezed(field)) === leaf)) {
      if (!mapped.has(index))
        warnings.push(`Column '${name}' is left out: '${names[other]}' is read as ${leaf.column}`);
    } else throw twoColumns(leaf, names, other, index, line);
  }

  const columns = entity.leaves.flatMap((leaf, place): TableColumn[] => {
    const index = fed.get(leaf);
    if (index === undefined) return [];
    return [{ index, header: names[index] ?? '', leaf, place, kind: cellKind(leaf, scale) }];
  });
  return { columns, width: names.length, scale, unread, warnings };
}

/** The field of that column, path or nearly so. Problem: `usage`, with the nearest one. */
export function findField(entity: Pick<Entity, 'leaves' | 'title'>, name: string): Leaf {
  const leaf = fieldsByName(entity.leaves).get(squeezed(name));
  if (leaf !== undefined) return leaf;
  const columns = entity.leaves.map(({ column }) => column);
  const close = nearest(name, columns);
  throw new Problem('usage', `${entity.title} has no field '${name}'`, {
    hint: close === undefined ? `The fields are ${columns.join(', ')}.` : `Did you mean '${close}'?`,
  });
}

/** The kind of a field's cell: scores stand as stars, or with scale 10 as themselves. */
export function cellKind(leaf: Leaf, scale: Scale): Kind<unknown, unknown> {
  const { kind } = leaf.field;
  if (kind.schema !== score.schema) return kind;
  return (scale === 5 ? starsCell : scoreCell) as Kind<unknown, unknown>;
}

/** The text of a cell: disarmed formulas restored, outer space dropped. */
export function cellText(cell: string): string {
  return restored(cell).trim();
}

/** What the cell of a value says, as `cellText` would read it back; line ends are all LF. */
export function textOfValue(kind: Kind<unknown, unknown>, value: unknown): string {
  return value === undefined ? '' : kind.write(value).trim().replaceAll('\r\n', '\n');
}

/** Writes records as rows of a table: the header, and each record's cells, with ratings up to `scale`. */
export function tableWriter(
  entity: Pick<Entity, 'leaves' | 'title'>,
  columns: readonly string[],
  scale: Scale,
) {
  const written = columns.map((column) => {
    const leaf = findField(entity, column);
    return { leaf, kind: cellKind(leaf, scale) };
  });
  return {
    header: written.map(({ leaf }) => leaf.column),
    cells: (record: object): string[] =>
      written.map(({ leaf, kind }) => {
        const value = valueAt(record, leaf);
        return value === undefined ? '' : disarmed(kind.write(value));
      }),
  };
}

function fieldsByName(leaves: readonly Leaf[]): Map<string, Leaf> {
  const fields = new Map<string, Leaf>();
  for (const leaf of leaves) fields.set(squeezed(leaf.path.join('.')), leaf);
  for (const leaf of leaves) fields.set(squeezed(leaf.column), leaf);
  return fields;
}

/** A name without what people vary: case, spaces, underscores, hyphens. */
function squeezed(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

function unknownColumn(
  name: string,
  index: number,
  names: readonly string[],
  { leaves }: Pick<Entity, 'leaves'>,
  fed: ReadonlyMap<Leaf, number>,
): string {
  if (name === '') return `Column ${index + 1} has no name and is left out`;
  const here = new Set(names.map(squeezed));
  const free = leaves.filter((leaf) => !fed.has(leaf) && !here.has(squeezed(leaf.column)));
  const titled = free.find(({ field }) => squeezed(field.title) === squeezed(name));
  const close =
    titled?.column ??
    nearest(
      name,
      free.map(({ column }) => column),
    );
  const hint = close === undefined ? '' : `; if it is ${close}: --map "${name}=${close}"`;
  return `${messages.ours.fieldLeftOut('Column', name)}${hint}`;
}

function noColumn(source: string, names: readonly string[], line: number): Problem {
  const close = nearest(source, names);
  return fileFault(
    `The file has no column '${source}'`,
    close === undefined ? `Its columns are ${names.join(', ')}.` : `Did you mean '${close}'?`,
    { line, column: source },
  );
}

function twoColumns(leaf: Leaf, names: readonly string[], one: number, two: number, line: number): Problem {
  return fileFault(
    `Two columns are ${leaf.column}: '${names[one]}' (column ${one + 1}) and '${names[two]}' (column ${two + 1})`,
    `Take one out, or say which to read: --map "${names[two]}=${leaf.column}".`,
    { line, column: names[two] ?? '' },
  );
}
