import { type ChangeHeader, parseChangeHeader } from '../change.js';
import { parseRecordedChange } from '../recorded-change.js';
import type { RecordedChange } from '../storage-adapter.js';
import type { Queryable } from './connection.js';

/** How many changes are kept. */
export const MAX_CHANGES = 1_000;

/** The headers of the kept changes, newest first. */
export async function changeHeaders(queries: Queryable): Promise<ChangeHeader[]> {
  const rows = await queries.query<{ header: string }>(
    'select header from croupier.change order by number desc',
  );
  return rows.map(({ header }) => JSON.parse(header) as ChangeHeader);
}

/** The line of a change, by its id. */
export async function changeLine(queries: Queryable, id: string): Promise<string | undefined> {
  const [row] = await queries.query<{ line: string }>('select line from croupier.change where id = $1', [id]);
  return row?.line;
}

/** The kept changes up to a number, oldest first, one at a time: a change of an import is as long as its file. */
export async function* storedChanges(queries: Queryable, upTo: number): AsyncGenerator<RecordedChange> {
  for (let after = -1; ; ) {
    const [row] = await queries.query<{ number: number; line: string }>(
      'select number, line from croupier.change where number > $1 and number <= $2 order by number limit 1',
      [after, upTo],
    );
    if (row === undefined) return;
    after = row.number;
    yield parseRecordedChange(row.line);
  }
}

/** Adds a change, and drops the one that is no longer kept. */
export async function addChange(queries: Queryable, header: ChangeHeader, line: string): Promise<void> {
  await queries.query(
    `with gone as (delete from croupier.change where number <= $5)
     insert into croupier.change (number, id, header, line) values ($1, $2, $3, $4)`,
    [header.number, header.id, JSON.stringify(header), line, header.number - MAX_CHANGES],
  );
}

/** Puts change lines in the place of all that are kept. */
export async function replaceChanges(queries: Queryable, lines: readonly string[]): Promise<void> {
  await queries.query('delete from croupier.change');
  for (const [at, line] of lines.entries()) {
    const { entries: _, ...header } = parseChangeHeader(line) as ChangeHeader & { entries?: unknown };
    const number = header.number ?? at + 1;
    await queries.query('insert into croupier.change (number, id, header, line) values ($1, $2, $3, $4)', [
      number,
      header.id,
      JSON.stringify({ ...header, number }),
      line,
    ]);
  }
}
