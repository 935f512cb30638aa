import type { CollectionName, DocumentName } from '../../model/collections.js';
import type { Queries } from './connection.js';

/** Records that are written at once. */
const PAGE = 5_000;

/**
 * Writes these records of a collection, each with its text or, where it has none, as deleted. It resolves when all is sent,
 * to what is not answered yet: one page, since what waits in memory is bounded.
 */
export async function writeRecords(
  queries: Queries,
  collection: CollectionName,
  seq: number,
  ids: readonly string[],
  textOf: (id: string) => string | undefined,
): Promise<Promise<unknown>[]> {
  let sent: Promise<unknown>[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = ids.slice(at, at + PAGE);
    await Promise.all(sent);
    sent = [
      queries.query(
        `insert into croupier.record (collection, id, seq, body)
         select $1, one.id, $2, one.body from unnest($3::text[], $4::text[]) as one (id, body)
         on conflict (collection, id) do update set seq = excluded.seq, body = excluded.body`,
        [collection, seq, page, page.map((id) => textOf(id) ?? null)],
      ),
    ];
  }
  return sent;
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
