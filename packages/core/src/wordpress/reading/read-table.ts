import { csvRecords } from '../../csv/csv-records.js';
import { problem } from '../../problem.js';
import { isPlainObject } from '../../values/plain-object.js';
import type { OldTable } from '../content/old-table.js';

type Fields = Record<string, unknown>;

/** A table by the id that texts call it by. */
export interface NamedTable extends OldTable {
  id: string;
}

/** A table of TablePress: its JSON, or its CSV, whose file is named by the id. Problem: `invalid` for another file. */
export async function readTable(file: string, text: string): Promise<NamedTable> {
  const isJson = /^\s*\{/.test(text);
  const table = isJson ? tableOfJson(text) : await tableOfCsv(file, text);
  if (table === undefined) throw problem('wordpress.no-table', { file });
  return table;
}

function tableOfJson(text: string): NamedTable | undefined {
  const value = parsed(text);
  const { id, data, options, visibility } = value;
  if (!Array.isArray(data) || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  const shown = isPlainObject(visibility) ? (visibility as Fields) : {};
  const isShown = (kind: 'rows' | 'columns', at: number) =>
    !Array.isArray(shown[kind]) || !isZero((shown[kind] as unknown[])[at]);
  const rows = data.flatMap((row, at) =>
    Array.isArray(row) && isShown('rows', at)
      ? [row.filter((_, column) => isShown('columns', column)).map((cell) => String(cell ?? ''))]
      : [],
  );
  const set = isPlainObject(options) ? (options as Fields) : {};
  return {
    id: String(id),
    rows,
    hasHead: !isZero(set.table_head ?? 1),
    hasFoot: !isZero(set.table_foot ?? 0),
  };
}

async function tableOfCsv(file: string, text: string): Promise<NamedTable | undefined> {
  const [, id] = /(?:^|[\\/])(\w+)(?:-[^\\/]*)?\.csv$/i.exec(file) ?? [];
  if (id === undefined) return undefined;
  const rows: string[][] = [];
  const texts = (async function* () {
    yield text;
  })();
  for await (const records of csvRecords(texts)) for (const { cells } of records) rows.push([...cells]);
  return rows.length === 0 ? undefined : { id, rows, hasHead: true, hasFoot: false };
}

function parsed(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? (value as Fields) : {};
  } catch {
    return {};
  }
}

function isZero(value: unknown): boolean {
  return value === 0 || value === '0' || value === false || value === '';
}
