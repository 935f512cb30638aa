import { join } from 'node:path';
import type { FileSnapshot } from './file-snapshot.js';
import { isSameStamp, stampAt } from './index-file.js';
import { HISTORY_FILE, INDEX_FILE } from './store-folder.js';

/** How long a state stays open after its last reader, in milliseconds. */
const IDLE_MS = 1_000;

/** Opens states for reading; readers of an unchanged folder share one. */
export interface KeptSnapshot {
  open(): Promise<FileSnapshot>;
  /** The state that is kept, if nothing but its history has grown since; it is released like an opened one. */
  current(): FileSnapshot | undefined;
  /** Each reader calls it once, in place of `close()`. */
  release(state: FileSnapshot): void;
}

/**
 * Keeps the state that was opened last, and hands it out again while every file but the history has the stamp that it had.
 * The index and the history are looked at each time, the other files where they were not in the last milliseconds.
 */
export function keepSnapshot(
  openAnew: () => Promise<FileSnapshot>,
  { handEditsSeenAfterMs = 0 } = {},
): KeptSnapshot {
  const readers = new Map<FileSnapshot, number>();
  let kept: FileSnapshot | undefined;
  /** When all files of the kept state were looked at. */
  let lookedAt = Number.NEGATIVE_INFINITY;
  let idle: NodeJS.Timeout | undefined;

  const drop = () => {
    clearTimeout(idle);
    idle = undefined;
    if (kept !== undefined && !readers.has(kept)) kept.close();
    kept = undefined;
  };

  const held = (state: FileSnapshot) => {
    readers.set(state, (readers.get(state) ?? 0) + 1);
    return state;
  };

  const current = () => {
    const now = performance.now();
    const isLookedAt = now - lookedAt < handEditsSeenAfterMs;
    const next = kept && latestOf(kept, isLookedAt ? 'history' : 'all files');
    if (!isLookedAt) lookedAt = now;
    if (next === undefined) drop();
    else if (next !== kept) {
      if (kept !== undefined && !readers.has(kept)) kept.close();
      kept = next;
    }
    return kept;
  };

  return {
    current() {
      const state = current();
      return state && held(state);
    },
    async open() {
      const now = performance.now();
      const state = current() ?? (await openAnew());
      if (state !== kept) lookedAt = now;
      if (state !== kept && mayBeKept(state)) {
        drop();
        kept = state;
      }
      return held(state);
    },
    release(state) {
      const others = (readers.get(state) ?? 0) - 1;
      if (others > 0) {
        readers.set(state, others);
        return;
      }
      readers.delete(state);
      if (state !== kept) state.close();
      else if (idle !== undefined) idle.refresh();
      else idle = setTimeout(drop, IDLE_MS).unref();
    },
  };
}

/**
 * Without an index, or while a commit is put in place, the files alone do not tell whether a state is current. On Windows
 * nobody could replace the files meanwhile.
 */
function mayBeKept({ storedIndex, indexStamp, files }: FileSnapshot): boolean {
  const isInPlace = [...files.values()].every(({ pending }) => pending === undefined);
  if (process.platform === 'win32') return false;
  return storedIndex !== undefined && indexStamp !== undefined && isInPlace;
}

/** The state as its folder has it now; undefined where its files must be opened again. */
function latestOf(state: FileSnapshot, look: 'all files' | 'history'): FileSnapshot | undefined {
  const { folder, indexStamp, files } = state;
  const { stamp: before } = state.openedFile(HISTORY_FILE);
  try {
    if (!isSameStamp(stampAt(join(folder, INDEX_FILE)), indexStamp)) return undefined;
    for (const { name, stamp } of look === 'history' ? [] : files.values()) {
      if (name !== HISTORY_FILE && !isSameStamp(stampAt(join(folder, name)), stamp)) return undefined;
    }
    const now = stampAt(join(folder, HISTORY_FILE));
    if (isSameStamp(now, before)) return state;
    const hasGrown = now !== undefined && now.ino === before?.ino && now.size > before.size;
    return hasGrown && !state.isIndexOutdated ? state.withHistory(now) : undefined;
  } catch {
    return undefined;
  }
}
