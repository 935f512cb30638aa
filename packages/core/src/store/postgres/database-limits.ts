import type { SharedLimits } from '../storage-adapter.js';
import type { Queryable } from './connection.js';
import { sweepEnded } from './database-expiring.js';

// A refused call is not counted, and no two servers count one place twice: the row is locked while it is counted.
const COUNT = `insert into croupier.expiring as kept (key, value, expires_at) values ($1, '1', $2)
  on conflict (key) do update set
    value = case when kept.expires_at > $3 then (kept.value::int + 1)::text else '1' end,
    expires_at = case when kept.expires_at > $3 then kept.expires_at else excluded.expires_at end
  where kept.expires_at <= $3 or kept.value::int < $4
  returning key`;

/** Limits in a database, beside the other values with an end. */
export function databaseLimits(queries: Queryable): SharedLimits {
  const sweep = sweepEnded(queries);
  return {
    async consume(key, { most, windowMs }) {
      const now = Date.now();
      const counted = await queries.query(COUNT, [key, now + windowMs, now, most]);
      await sweep();
      if (counted.length > 0) return 0;
      const [row] = await queries.query<{ until: number }>(
        'select expires_at as until from croupier.expiring where key = $1',
        [key],
      );
      return Math.max(1, Math.ceil(((row?.until ?? now) - now) / 1_000));
    },
    async refund(key) {
      await queries.query(
        'update croupier.expiring set value = greatest(value::int - 1, 0)::text where key = $1',
        [key],
      );
    },
  };
}
