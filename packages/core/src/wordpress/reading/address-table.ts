import { csvRecords } from '../../csv/csv-records.js';
import { problem } from '../../problem.js';

/** How many rows say which column has the addresses. */
const SAMPLE = 100;
/** What Search Console and others call that column, in English and German. */
const NAMES = /(?:^|[\s_-])(?:pages?|urls?|address|addresses|links?|seiten?|adressen?)$/i;

/** Whether a file is a table with a header: words in several columns, of which none is an address. */
export function isAddressTable(start: string): boolean {
  const [first = ''] = start.trimStart().split(/\r\n|\r|\n/, 1);
  return /[,;\t]/.test(first) && !first.split(/[,;\t]/).some(isAddress);
}

/** The addresses of a table: those of its one column of addresses, else of the one whose name says so. Problem: `invalid`. */
export async function* addressesOfTable(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let names: readonly string[] | undefined;
  let column: number | undefined;
  let sample: (readonly string[])[] = [];
  const cellOf = (cells: readonly string[]) => {
    const address = cells[column ?? -1]?.trim() ?? '';
    return isAddress(address) ? [address] : [];
  };
  for await (const records of csvRecords(texts, { skipStrayQuotes: true })) {
    for (const { cells } of records) {
      if (names === undefined) names = cells;
      else if (column !== undefined) yield* cellOf(cells);
      else if (sample.push(cells) >= SAMPLE) {
        column = columnOf(names, sample);
        yield* sample.splice(0).flatMap(cellOf);
      }
    }
  }
  if (sample.length > 0) column = columnOf(names ?? [], sample);
  yield* sample.flatMap(cellOf);
  sample = [];
}

/** Whether a cell or a line is an address. */
export function isAddress(text: string): boolean {
  return /^\s*"?(?:https?:\/\/|\/(?!\/))/i.test(text);
}

function columnOf(names: readonly string[], rows: readonly (readonly string[])[]): number | undefined {
  const found = names.flatMap((name, i) => {
    const cells = rows.map((cells) => cells[i] ?? '').filter((cell) => cell.trim() !== '');
    return cells.length > 0 && cells.filter(isAddress).length * 2 > cells.length ? [{ name, i }] : [];
  });
  if (found.length < 2) return found[0]?.i;
  const named = found.filter(({ name }) => NAMES.test(name.trim()));
  if (named.length !== 1)
    throw problem('migration.several-columns', { names: found.map(({ name }) => name) });
  return named[0]?.i;
}
