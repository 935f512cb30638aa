import { problem } from '../problem.js';
import { csvRecords } from './csv-records.js';

/**
 * The rows of a CSV text with a line of headings, as cells by their headings; commas, semicolons and tabs between cells are told
 * apart. Problem: `invalid`, with the line, for a misplaced quote and for a cell without a heading.
 */
export async function rowsFromCsv(text: string): Promise<Record<string, string>[]> {
  let headings: readonly string[] | undefined;
  const rows: Record<string, string>[] = [];
  for await (const records of csvRecords(textOf(text)))
    for (const { cells, line, row } of records) {
      headings ??= cells;
      const columns = headings.length;
      if (cells.length > columns)
        throw problem(
          'file.cells-without-column',
          { line, cells: cells.length, columns },
          { at: { line, row } },
        );
      if (row > 1) rows.push(Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
    }
  return rows;
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text.replace(/^\uFEFF/, '');
}
