import type { CollectionName } from '../../../model/collections.js';
import { isProblem } from '../../../problem.js';
import type { Queryable } from '../connection.js';
import type { PartialRecords } from './partial-records.js';

/** Selects the records of a collection. */
export const SELECT_RECORDS =
  'select id, body from croupier.record where collection = $1 and body is not null';

/** How many records are read whole, to learn which fields of all of them are asked for. */
const SAMPLE_SIZE = 100;

/**
 * Reads the first records, or these fields of all of them. Answers whether to read all whole instead: they are few, or the
 * engine cannot take one apart.
 */
export async function scanFields(
  records: PartialRecords,
  queries: Queryable,
  collection: CollectionName,
  asked: ReadonlySet<string>,
): Promise<boolean> {
  if (records.scanned === undefined) {
    const first = `${SELECT_RECORDS} order by id limit ${SAMPLE_SIZE}`;
    const sample = await queries.query<{ body: string }>(first, [collection]);
    records.scanned = { rows: sample.map(({ body }) => JSON.parse(body)), fields: undefined };
    return sample.length < SAMPLE_SIZE;
  }
  const fields = new Set([...(records.scanned.fields ?? []), ...asked]);
  await queries.query('savepoint scan');
  try {
    records.scanned = { rows: await queries.query(selectFields([...fields]), [collection]), fields };
    return false;
  } catch (error) {
    if (isProblem(error) && error.reason === 'database.unreachable') throw error;
    // Such as a text with the character 0, which JSON may have and the engine's texts may not.
    await queries.query('rollback to savepoint scan');
    return true;
  }
}

/** The fields are names of an entity, never words of somebody. */
function selectFields(fields: readonly string[]): string {
  const names = fields.map((field) => `"${field}"`);
  const columns = ['record.id', ...names.map((name) => `read.${name}`)];
  const read = `json_to_record(record.body::json) as read(${names.map((name) => `${name} json`).join(', ')})`;
  return `select ${columns.join(', ')} from croupier.record ${fields.length === 0 ? '' : `, ${read}`}
    where record.collection = $1 and record.body is not null order by record.id`;
}
