import { closeSync, type FSWatcher, fstatSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type FileIndex,
  type FileStamp,
  isSameStamp,
  openIndex,
  stampAt,
  stampOf,
} from './commit/index-file.js';
import { readWriteAheadSince, type WriteAheadCache } from './history/write-ahead.js';
import type { FileSnapshot } from './snapshot/file-snapshot.js';
import { openStoreFile } from './store-file.js';
import { CONTENT_FILES, HISTORY_FILE, INDEX_FILE } from './store-folder.js';

/** Editors and commits write several files; they are looked at once, this many milliseconds after the last. */
const DEBOUNCE_MS = 25;
/** The polling interval where the system reports no changes, in milliseconds. */
const POLL_MS = 1_000;

/** Returns a function that names the last committed state by the stamps of index and history; edits by hand do not show in it. */
export function generationReader(folder: string): () => string {
  const files = [INDEX_FILE, HISTORY_FILE].map((file) => join(folder, file));
  return () => {
    try {
      return files.map((file) => stampKey(stampAt(file))).join(' ');
    } catch {
      return 'unreadable';
    }
  };
}

/** Watches a store's folder for what others do. */
export interface Watcher {
  /**
   * Notifies listeners of what others did until `before`, then runs a commit of our own that follows it, without notifying
   * them. A commit that adds a line to the history and leaves the files as they are returns the history with it.
   */
  runOwnCommit(before: FileSnapshot, commit: () => Promise<FileIndex['history'] | undefined>): Promise<void>;
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
    folderFingerprint(folder, (index, indexStamp) => {
      writeAhead = readAgain(folder, index, indexStamp, writeAhead);
      return writeAhead?.writeAhead.history.hash;
    });
  const notifyUnlessKnown = (now: string | undefined) => {
    if (now === undefined || now === known) return;
    known = now;
    for (const listener of [...listeners]) listener();
  };
  const look = () => {
    if (stop !== undefined && !isOurs) notifyUnlessKnown(fingerprint());
  };
  return {
    async runOwnCommit(before, commit) {
      if (stop !== undefined) notifyUnlessKnown(snapshotFingerprint(before));
      isOurs = true;
      try {
        const history = await commit();
        if (stop !== undefined) known = history ? snapshotFingerprint(before, history.hash) : fingerprint();
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

/** What names the contents of all files: the generation, the changes after it, and the stamps of files that were changed outside. */
function contentFingerprint(
  index: FileIndex | undefined,
  writeAheadHash: string | undefined,
  currentStamp: (file: string) => FileStamp | undefined,
): string {
  const outside = CONTENT_FILES.flatMap((file) => {
    const stamp = currentStamp(file);
    return isSameStamp(stamp, index?.files[file]) ? [] : [`${file}:${stampKey(stamp)}`];
  });
  return [index?.generation ?? 0, writeAheadHash, ...outside].join('\n');
}

function snapshotFingerprint(state: FileSnapshot, writeAheadHash = state.writeAhead?.history.hash): string {
  return contentFingerprint(state.storedIndex, writeAheadHash, (file) => state.openedFile(file).stamp);
}

function folderFingerprint(
  folder: string,
  writeAheadHash: (index: FileIndex, stamp: FileStamp) => string | undefined,
): string | undefined {
  try {
    const { index, stamp: indexStamp, close } = openIndex(folder);
    close();
    const pending = new Map(index?.pending.map(({ temp, target }) => [target, temp]));
    const ahead = index && indexStamp && writeAheadHash(index, indexStamp);
    return contentFingerprint(index, ahead, (file) => {
      const temp = pending.get(file);
      const pendingStamp = temp === undefined ? undefined : stampAt(join(folder, temp));
      return pendingStamp ?? stampAt(join(folder, file));
    });
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
