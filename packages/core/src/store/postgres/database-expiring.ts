import type { ExpiringEntry, ExpiringStorage } from '../expiring-storage.js';
import type { Queryable } from './connection.js';

/** How often ended values are removed, in milliseconds. */
const SWEEP_INTERVAL = 60_000;

/** Values with an end in a database, where all servers of a site find them. */
export function databaseExpiring(queries: Queryable): ExpiringStorage {
  const sweep = sweepEnded(queries);
  return {
    async get(key) {
      const [row] = await queries.query<{ value: string }>(
        'select value from croupier.expiring where key = $1 and expires_at > $2',
        [key, Date.now()],
      );
      return row && JSON.parse(row.value);
    },
    async put(key, value, expiresAt) {
      await queries.query(
        `insert into croupier.expiring (key, value, expires_at) values ($1, $2, $3)
         on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at`,
        [key, JSON.stringify(value), expiresAt],
      );
      await sweep();
    },
    async delete(key) {
      await queries.query('delete from croupier.expiring where key = $1', [key]);
    },
    async list(prefix) {
      const rows = await queries.query<{ key: string; value: string; expires_at: number }>(
        'select key, value, expires_at from croupier.expiring where starts_with(key, $1) and expires_at > $2 order by key',
        [prefix, Date.now()],
      );
      return rows.map(
        ({ key, value, expires_at: expiresAt }): ExpiringEntry => ({
          key,
          value: JSON.parse(value),
          expiresAt,
        }),
      );
    },
  };
}

/** Removes what has ended, now and then. */
export function sweepEnded(queries: Queryable): () => Promise<void> {
  let nextSweep = 0;
  return async () => {
    const now = Date.now();
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_INTERVAL;
    await queries.query('delete from croupier.expiring where expires_at <= $1', [now]);
  };
}
