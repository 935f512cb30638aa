import type { ExpiringStorage } from '../../store/expiring-storage.js';

const KEY = 'last-backup';
/** Ten years, in milliseconds: longer than anybody should go without another. */
const KEPT_MS = 10 * 365 * 24 * 3_600_000;

/** When a backup was made, and what it has not. */
export interface LastBackup {
  /** ISO 8601, UTC. */
  at: string;
  leavesOut: string[];
}

/** Notes a backup, beside the content, so that it changes none. A store that can only be read is backed up all the same. */
export async function noteBackup(expiring: ExpiringStorage, backup: LastBackup): Promise<void> {
  await expiring.put(KEY, backup, Date.parse(backup.at) + KEPT_MS).catch(() => undefined);
}

/** The newest backup that was noted; undefined without one, and where it cannot be read. */
export async function readLastBackup(expiring: ExpiringStorage): Promise<LastBackup | undefined> {
  const value = await expiring.get(KEY).catch(() => undefined);
  const { at, leavesOut } = (value ?? {}) as Partial<LastBackup>;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !Array.isArray(leavesOut)) return undefined;
  return { at: new Date(at).toISOString(), leavesOut: leavesOut.map(String) };
}
