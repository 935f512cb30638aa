import type { ExpiringStorage } from '../../store/expiring-storage.js';

const KEY_PREFIX = 'sign-in:';
/** A sign-in is remembered for ten years, in milliseconds: as good as ever, and gone with deleted users at last. */
const KEPT_MS = 10 * 365 * 24 * 3_600_000;

/** Notes when a user signed in; beside the content, so that a sign-in changes none. A failure keeps nobody out. */
export async function noteSignIn(expiring: ExpiringStorage, userId: string, now: string): Promise<void> {
  await expiring.put(KEY_PREFIX + userId, now, Date.parse(now) + KEPT_MS).catch(() => undefined);
}

/** When each user signed in last: ISO 8601, UTC. */
export async function readLastSignIns(expiring: ExpiringStorage): Promise<ReadonlyMap<string, string>> {
  const entries = await expiring.list(KEY_PREFIX);
  return new Map(entries.map(({ key, value }) => [key.slice(KEY_PREFIX.length), String(value)]));
}
