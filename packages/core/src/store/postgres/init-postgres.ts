import { SCHEMA_VERSION } from '../../model/collections.js';
import { problem } from '../../problem.js';
import { type Database, openDatabase } from './connection.js';
import { STORE_ROW } from './state/stored-state.js';
import { CREATE_TABLES, TABLES_VERSION } from './tables.js';

/** Makes an empty store in a database. Problems: `conflict` if there is one; `fault`. */
export async function initPostgres(url: string): Promise<void> {
  const database = openDatabase(url);
  try {
    await addStore(database);
  } finally {
    await database.close();
  }
}

async function addStore(database: Database): Promise<void> {
  await database.transaction('begin', async (queries) => {
    await queries.query(CREATE_TABLES);
    const added = await queries.query(
      `insert into croupier.store (tables_version, schema_version, seq, generation, last_change)
       values ($1, $2, 0, '0', 0) on conflict do nothing returning seq`,
      [TABLES_VERSION, SCHEMA_VERSION],
    );
    if (added.length === 0) throw problem('store.exists', { folder: database.place });
  });
}

/** Whether a database holds a store. Problem: `fault` if it cannot be asked. */
export async function isPostgresStore(url: string): Promise<boolean> {
  const database = openDatabase(url);
  try {
    return await hasStore(database);
  } finally {
    await database.close();
  }
}

async function hasStore(database: Database): Promise<boolean> {
  const [there] = await database.query<{ store: string | null }>(
    `select to_regclass('croupier.store') as store`,
  );
  return there?.store != null && (await database.query(STORE_ROW)).length > 0;
}
