import { closeSync, type FSWatcher, fstatSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileIndex, type FileStamp, isSameStamp, openIndex, stampAt, stampOf } from './index-file.js';
import { openStoreFile } from './store-file.js';
import { CONTENT_FILES, HISTORY_FILE, INDEX_FILE } from './store-folder.js';
import { readWriteAheadSince, type WriteAheadCache } from './write-ahead.js';

/** Editors and commits write several files; they are looked at once, this many milliseconds after the last. */
const DEBOUNCE_MS = 25;
/** The polling interval where the system reports no changes, in milliseconds. */
const POLL_MS = 1_000;

/** Names the last committed state by the stamps of index and history; edits by hand do not show in it. */
export function folderGeneration(folder: string): string {
  try {
    return [INDEX_FILE, HISTORY_FILE].map((file) => stampKey(stampAt(join(folder, file)))).join(' ');
  } catch {
    return 'unreadable';
  }
}

/** Watches a store's folder for what others do. */
export interface Watcher {
  /** Notifies listeners of earlier changes by others, then runs a commit of our own without notifying them. */
  runOwnCommit<T>(commit: () => Promise<T>): Promise<T>;
  subscribe(listener: () => void): () => void;
}

/** Watches a folder while there are listeners. */
export function createWatcher(folder: string): Watcher {
  const listeners = new Set<() => void>();
  let known: string | undefined;
  let stop: (() => void) | undefined;
  let isOurs = false;
  let writeAhead: WriteAheadCache | undefined;
  const fingerprint = () =>
    contentFingerprint(folder, (index, indexStamp) => {
      writeAhead = readAgain(folder, index, indexStamp, writeAhead);
      return writeAhead?.writeAhead.history.hash;
    });
  const look = () => {
    if (stop === undefined || isOurs) return;
    const now = fingerprint();
    if (now === undefined || now === known) return;
    known = now;
    for (const listener of [...listeners]) listener();
  };
  return {
    async runOwnCommit(commit) {
      look();
      isOurs = true;
      try {
        const done = await commit();
        if (stop !== undefined) known = fingerprint();
        return done;
      } finally {
        isOurs = false;
      }
    },
    subscribe(listener) {
      const mine = () => listener();
      listeners.add(mine);
      if (stop === undefined) {
        known = fingerprint();
        stop = watchFolders(folder, look);
      }
      return () => {
        listeners.delete(mine);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** What names the contents of all files: the generation, and the stamps of files that were changed outside. */
function contentFingerprint(
  folder: string,
  writeAheadHash: (index: FileIndex, stamp: FileStamp) => string | undefined,
): string | undefined {
  try {
    const { index, stamp: indexStamp, close } = openIndex(folder);
    close();
    const pending = new Map(index?.pending.map(({ temp, target }) => [target, temp]));
    const outside = CONTENT_FILES.flatMap((file) => {
      const temp = pending.get(file);
      const stamp =
        (temp === undefined ? undefined : stampAt(join(folder, temp))) ?? stampAt(join(folder, file));
      return isSameStamp(stamp, index?.files[file]) ? [] : [`${file}:${stampKey(stamp)}`];
    });
    const ahead = index && indexStamp && writeAheadHash(index, indexStamp);
    return [index?.generation ?? 0, ahead, ...outside].join('\n');
  } catch {
    return undefined;
  }
}

function readAgain(
  folder: string,
  index: FileIndex,
  indexStamp: FileStamp,
  before: WriteAheadCache | undefined,
): WriteAheadCache | undefined {
  const fd = openStoreFile(folder, HISTORY_FILE);
  if (fd === undefined) return undefined;
  try {
    const stamp = stampOf(fstatSync(fd, { bigint: true }));
    return readWriteAheadSince(index, indexStamp, { fd, stamp }, before);
  } finally {
    closeSync(fd);
  }
}

function stampKey(stamp: FileStamp | undefined): string {
  return stamp === undefined ? 'none' : `${stamp.ino}-${stamp.mtimeNs}-${stamp.size}`;
}

function watchFolders(folder: string, look: () => void): () => void {
  const folders = new Set([
    folder,
    ...[...CONTENT_FILES, INDEX_FILE].map((file) => dirname(join(folder, file))),
  ]);
  let quiet: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(look, DEBOUNCE_MS).unref();
  };
  const watching: FSWatcher[] = [];
  for (const place of folders) {
    try {
      const watcher = watch(place, { persistent: false }, soon);
      watcher.on('error', () => watcher.close());
      watching.push(watcher);
    } catch {
      // Not there yet, or the system has no watches left: the poll finds it out.
    }
  }
  const poll = setInterval(look, POLL_MS).unref();
  return () => {
    clearTimeout(quiet);
    clearInterval(poll);
    for (const watcher of watching) watcher.close();
  };
}
