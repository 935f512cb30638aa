import type { CollectionName, DocumentName } from '../../model/collections.js';
import type { Queries } from './connection.js';

/** The characters of records that are written at once. */
const PAGE = 4_000_000;

// The texts of records are JSON of one line, so a line ends each; and their ids stand at their beginning. As one value
// they cost what they are long, where an array of them would be quoted twice.
const WRITE_RECORDS = `insert into croupier.record (collection, id, seq, body)
  select $1, split_part(body, '"', 4), $2, body from unnest(string_to_array($3, chr(10))) as body
  on conflict (collection, id) do update set seq = excluded.seq, body = excluded.body`;

// A record that was never there leaves no row.
const DELETE_RECORDS = `update croupier.record set seq = $2, body = null
  where collection = $1 and id = any(string_to_array($3, chr(10)))`;

/**
 * Writes these records of a collection, each with its text or, where it has none, as deleted. It resolves when all is sent,
 * to what is not answered yet: few pages, since what waits in memory is bounded.
 */
export async function writeRecords(
  queries: Queries,
  collection: CollectionName,
  seq: number,
  ids: Iterable<string>,
  textOf: (id: string) => string | undefined,
): Promise<Promise<unknown>[]> {
  const sent: Promise<unknown>[] = [];
  const write = pages(async (page) => {
    const answer = queries.query(WRITE_RECORDS, [collection, seq, page]);
    answer.catch(() => undefined);
    await sent.at(-1);
    sent.push(answer);
  });
  const gone: string[] = [];
  for (const id of ids) {
    const text = textOf(id);
    if (text === undefined) gone.push(id);
    else await write.add(text);
  }
  await write.end();
  if (gone.length > 0) sent.push(queries.query(DELETE_RECORDS, [collection, seq, gone.join('\n')]));
  return sent.slice(-2);
}

/** Gathers lines to pages. */
function pages(full: (page: string) => Promise<void>) {
  let lines: string[] = [];
  let length = 0;
  const end = async () => {
    if (lines.length === 0) return;
    const page = lines.join('\n');
    lines = [];
    length = 0;
    await full(page);
  };
  return {
    end,
    /** Returns what to wait for, if anything: most lines fill no page. */
    add(line: string): Promise<void> | undefined {
      lines.push(line);
      length += line.length;
      return length < PAGE ? undefined : end();
    },
  };
}

/** Writes a document. */
export async function writeDocument(
  queries: Queries,
  name: DocumentName,
  seq: number,
  body: string,
): Promise<void> {
  await queries.query(
    `insert into croupier.document (name, seq, body) values ($1, $2, $3)
     on conflict (name) do update set seq = excluded.seq, body = excluded.body`,
    [name, seq, body],
  );
}
