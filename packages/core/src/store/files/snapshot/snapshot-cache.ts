import { join } from 'node:path';
import { SCHEMA_VERSION } from '../../../model/collections.js';
import { isSameStamp, stampAt } from '../commit/index-file.js';
import { HISTORY_FILE, INDEX_FILE } from '../store-folder.js';
import type { FileSnapshot } from './file-snapshot.js';

/** How long a snapshot stays open after its last reader, in milliseconds. */
const IDLE_MS = 1_000;

/** Opens snapshots for reading; readers of an unchanged folder share one. */
interface SnapshotCache {
  open(): Promise<FileSnapshot>;
  /** The cached snapshot of this schema, if nothing but its history has grown since; it is released like an opened one. */
  current(): FileSnapshot | undefined;
  /** Whether a snapshot is cached, current or not. */
  isOpen(): boolean;
  /** Each reader calls it once, in place of `close()`. */
  release(snapshot: FileSnapshot): void;
}

/**
 * Caches the snapshot that was opened last, and hands it out again while every file but the history has the stamp that it had.
 * The index and the history are looked at each time, the other files where they were not in the last milliseconds.
 */
export function createSnapshotCache(
  openAnew: () => Promise<FileSnapshot>,
  { handEditsSeenAfterMs = 0 } = {},
): SnapshotCache {
  const readers = new Map<FileSnapshot, number>();
  let cached: FileSnapshot | undefined;
  /** When all files of the cached snapshot were looked at. */
  let lookedAt = Number.NEGATIVE_INFINITY;
  let idle: NodeJS.Timeout | undefined;

  const drop = () => {
    clearTimeout(idle);
    idle = undefined;
    if (cached !== undefined && !readers.has(cached)) cached.close();
    cached = undefined;
  };

  const held = (snapshot: FileSnapshot) => {
    readers.set(snapshot, (readers.get(snapshot) ?? 0) + 1);
    return snapshot;
  };

  const current = () => {
    const now = performance.now();
    const isLookedAt = now - lookedAt < handEditsSeenAfterMs;
    const next = cached && latestOf(cached, isLookedAt ? 'history' : 'all files');
    if (!isLookedAt) lookedAt = now;
    if (next === undefined) drop();
    else if (next !== cached) {
      if (cached !== undefined && !readers.has(cached)) cached.close();
      cached = next;
    }
    return cached;
  };

  return {
    current() {
      const snapshot = current();
      return snapshot?.version === SCHEMA_VERSION ? held(snapshot) : undefined;
    },
    async open() {
      const now = performance.now();
      const snapshot = current() ?? (await openAnew());
      if (snapshot !== cached) lookedAt = now;
      if (snapshot !== cached && mayBeCached(snapshot)) {
        drop();
        cached = snapshot;
      }
      return held(snapshot);
    },
    isOpen: () => cached !== undefined,
    release(snapshot) {
      const others = (readers.get(snapshot) ?? 0) - 1;
      if (others > 0) {
        readers.set(snapshot, others);
        return;
      }
      readers.delete(snapshot);
      if (snapshot !== cached) snapshot.close();
      else if (idle !== undefined) idle.refresh();
      else idle = setTimeout(drop, IDLE_MS).unref();
    },
  };
}

/**
 * Without an index, or while a commit is put in place, the files alone do not tell whether a snapshot is current. On Windows
 * nobody could replace the files meanwhile.
 */
function mayBeCached({ storedIndex, indexStamp, files }: FileSnapshot): boolean {
  const isInPlace = [...files.values()].every(({ pending }) => pending === undefined);
  if (process.platform === 'win32') return false;
  return storedIndex !== undefined && indexStamp !== undefined && isInPlace;
}

/** The snapshot as its folder has it now; undefined where its files must be opened again. */
function latestOf(snapshot: FileSnapshot, look: 'all files' | 'history'): FileSnapshot | undefined {
  const { folder, indexStamp, files } = snapshot;
  const { stamp: before } = snapshot.openedFile(HISTORY_FILE);
  try {
    if (!isSameStamp(stampAt(join(folder, INDEX_FILE)), indexStamp)) return undefined;
    for (const { name, stamp } of look === 'history' ? [] : files.values()) {
      if (name !== HISTORY_FILE && !isSameStamp(stampAt(join(folder, name)), stamp)) return undefined;
    }
    const now = stampAt(join(folder, HISTORY_FILE));
    if (isSameStamp(now, before)) return snapshot;
    const hasGrown = now !== undefined && now.ino === before?.ino && now.size > before.size;
    return hasGrown && !snapshot.isIndexOutdated ? snapshot.withHistory(now) : undefined;
  } catch {
    return undefined;
  }
}
