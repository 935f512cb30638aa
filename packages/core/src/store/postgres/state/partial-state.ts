import { COLLECTION_NAMES, type CollectionName, type DocumentName } from '../../../model/collections.js';
import type { Queryable } from '../connection.js';
import { SLUG_OF_BODY } from '../tables.js';
import { type LackingRecords, PartialRecords } from './partial-records.js';
import { SELECT_RECORDS, scanFields } from './scan-fields.js';
import type { StoredState, StoreRow } from './stored-state.js';

/** Attempts after which collections are read whole: work that asks for many records would begin anew for each. */
const MAX_ATTEMPTS = 6;

/** Runs work over a state of which only the records that it asks for are read; for each that it lacks it begins anew. */
export async function workOnPart<T>(
  row: StoreRow,
  queries: Queryable,
  work: (state: StoredState) => Promise<T>,
): Promise<T> {
  const documents = await queries.query<{ name: DocumentName; body: string }>(
    'select name, body from croupier.document',
  );
  const tables = new Map(COLLECTION_NAMES.map((name) => [name, new PartialRecords()] as const));
  const { seq, generation, lastChange, schemaVersion } = row;
  const state: StoredState = {
    ...{ seq, generation, lastChange, schemaVersion, tables },
    documents: new Map(documents.map(({ name, body }) => [name, body])),
  };
  for (let attempt = 1; ; attempt++) {
    const ended = await work(state).then(
      (result) => () => result,
      (error: unknown) => () => {
        throw error;
      },
    );
    // What an attempt says that lacked a record counts for nothing, however it ended.
    if (!(await readLacking(tables, queries, attempt >= MAX_ATTEMPTS))) return ended();
  }
}

async function readLacking(
  tables: ReadonlyMap<CollectionName, PartialRecords>,
  queries: Queryable,
  isWhole: boolean,
): Promise<boolean> {
  const lacks = [...tables].flatMap(([name, records]) => {
    const lacking = records.takeLacking();
    return lacking === undefined ? [] : [{ name, records, lacking }];
  });
  // What was stopped by another collection has not told yet which fields it asks for.
  const asksFields = lacks.every(({ lacking }) => lacking.fields !== undefined);
  for (const { name, records, lacking } of lacks) {
    const wanted = { ...lacking, isWhole: isWhole || lacking.isWhole };
    if (lacking.fields !== undefined && asksFields && !wanted.isWhole)
      wanted.isWhole = await scanFields(records, queries, name, lacking.fields);
    records.learn(wanted, await readRecords(queries, name, wanted));
  }
  return lacks.length > 0;
}

function readRecords(
  queries: Queryable,
  collection: CollectionName,
  { ids, slugs, isWhole }: LackingRecords,
): Promise<{ id: string; body: string }[]> {
  if (isWhole) return queries.query(`${SELECT_RECORDS} order by id`, [collection]);
  if (ids.size + slugs.size === 0) return Promise.resolve([]);
  // Two statements in one: a condition with `or` would use neither index.
  return queries.query(
    `${SELECT_RECORDS} and id = any($2::text[]) union all ${SELECT_RECORDS} and ${SLUG_OF_BODY} = any($3::text[])`,
    [collection, [...ids], [...slugs]],
  );
}
