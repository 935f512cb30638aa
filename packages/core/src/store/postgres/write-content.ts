import type { CollectionName, DocumentName } from '../../model/collections.js';
import { binaryTextArray } from './binary-array.js';
import type { Queryable } from './connection.js';

/** How many bytes of records are written at once. */
export const PAGE_BYTES = 4_000_000;

const WRITE_RECORDS = `insert into croupier.record (collection, id, seq, body)
  select $1, id, $2, body from unnest($3::text[], $4::text[]) as written (id, body)
  on conflict (collection, id) do update set seq = excluded.seq, body = excluded.body`;

// A record that was never there leaves no row.
const DELETE_RECORDS = `update croupier.record set seq = $2, body = null
  where collection = $1 and id = any($3::text[])`;

/**
 * Writes these records of a collection, each with its text or, where it has none, as deleted. It resolves when all is sent,
 * to what is not answered yet: few pages, since what waits in memory is bounded.
 */
export async function writeRecords(
  queries: Queryable,
  collection: CollectionName,
  seq: number,
  ids: Iterable<string>,
  textOf: (id: string) => Uint8Array | undefined,
): Promise<Promise<unknown>[]> {
  const sent: Promise<unknown>[] = [];
  const send = async (statement: string, values: unknown[]) => {
    const answer = queries.query(statement, [collection, seq, ...values]);
    answer.catch(() => undefined);
    await sent.at(-1);
    sent.push(answer);
  };
  for (const { written, texts, gone } of pagesOf(ids, textOf)) {
    if (written.length > 0) await send(WRITE_RECORDS, [binaryIds(written), binaryTextArray(texts)]);
    if (gone.length > 0) await send(DELETE_RECORDS, [binaryIds(gone)]);
  }
  return sent.slice(-2);
}

interface RecordPage {
  written: string[];
  texts: Uint8Array[];
  gone: string[];
}

function* pagesOf(
  ids: Iterable<string>,
  textOf: (id: string) => Uint8Array | undefined,
): Iterable<RecordPage> {
  const newPage = (): RecordPage => ({ written: [], texts: [], gone: [] });
  let page = newPage();
  let length = 0;
  for (const id of ids) {
    const text = textOf(id);
    if (text === undefined) page.gone.push(id);
    else {
      page.written.push(id);
      page.texts.push(text);
      length += text.length;
    }
    if (length < PAGE_BYTES) continue;
    yield page;
    page = newPage();
    length = 0;
  }
  yield page;
}

function binaryIds(ids: readonly string[]): Buffer {
  return binaryTextArray(ids.map((id) => Buffer.from(id)));
}

/** Writes a document. */
export async function writeDocument(
  queries: Queryable,
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
