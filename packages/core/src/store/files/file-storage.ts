import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { AccessOptions, StorageAdapter } from '../storage-adapter.js';
import { updateIndex } from './commit/commit.js';
import { draftWriter } from './commit/draft-writer.js';
import { createQueue, withLock } from './commit/lock.js';
import { expiringFiles } from './expiring-files.js';
import { changeTextAt, damagedHistory } from './history/history-chain.js';
import { HISTORY_LIMITS, type HistoryLimits } from './history/history-file.js';
import { historyReader } from './history/history-reader.js';
import { createPrivateFolder } from './init-store.js';
import { logFiles } from './log-file.js';
import { mediaFiles } from './media-files.js';
import { verifyContent, verifyOtherFiles } from './repair/verify.js';
import { snapshotOf } from './snapshot/file-draft.js';
import type { FileSnapshot } from './snapshot/file-snapshot.js';
import { createSnapshotCache } from './snapshot/snapshot-cache.js';
import { snapshotOpener } from './snapshot/snapshot-opener.js';
import { HISTORY_FILE, LOCK_FILE, requireStore, withFileName } from './store-folder.js';
import { createWatcher, generationReader } from './watch.js';

/** Options of the file storage. */
export interface FileStorageOptions {
  /** Receives notes for the owner: an accepted edit by hand, an upgraded store. */
  onNote?: (note: string) => void;
  /** How much history is kept; 1,000 changes or 200 MB by default. */
  history?: HistoryLimits;
  /**
   * Whether a small edit is committed by its line of history alone, and the files follow within a second: for a process
   * that stays and makes many.
   */
  writeAhead?: boolean;
}

/**
 * After how many milliseconds a process that makes many edits sees what was edited by hand: it looks at twenty files for
 * each question, which takes a tenth of an edit. What croupier commits, in any process, is seen at once.
 */
const HAND_EDITS_SEEN_AFTER_MS = 10;
/** How long a change may stand in the history alone, in milliseconds. */
const CHECKPOINT_DELAY_MS = 1_000;

/** Storage in a folder. The folder is opened on first use. Problem: `fault` if it is not a store. */
export function fileStorage(
  dir: string,
  { onNote = () => undefined, history = HISTORY_LIMITS, writeAhead = false }: FileStorageOptions = {},
): StorageAdapter {
  const folder = resolve(dir);
  const media = mediaFiles(folder);
  const enqueue = createQueue();
  const watcher = createWatcher(folder);
  const reader = historyReader(history, onNote);
  const { chainOf, keptLines, damageOf } = reader;
  const writer = draftWriter(reader, watcher, { history, writeAhead });

  const withStoreLock = async <T>(work: () => Promise<T>, patience?: number): Promise<T> => {
    // A snapshot that is open was found in a store with all that it needs.
    if (!snapshots.isOpen()) {
      requireStore(folder);
      await createPrivateFolder(folder);
    }
    return withLock(folder, LOCK_FILE, work, patience);
  };
  const opener = snapshotOpener(folder, onNote, (work) => enqueue(() => withStoreLock(work)));
  const snapshots = createSnapshotCache(opener.toRead, {
    handEditsSeenAfterMs: writeAhead ? HAND_EDITS_SEEN_AFTER_MS : 0,
  });

  const withSnapshot = async <T>(
    work: (snapshot: FileSnapshot) => T | Promise<T>,
    { repair = false, dryRun = false }: AccessOptions = {},
  ): Promise<T> => {
    const snapshot = await (repair ? opener.toRepair(repair) : snapshots.open());
    try {
      const result = await work(snapshot);
      if (repair || dryRun) return result;
      if (writeAhead && snapshot.writeAhead !== undefined) checkpointSoon();
      // Only saves the next reader time, so a failure is ignored.
      if (snapshot.isIndexOutdated)
        await withStoreLock(() => updateIndex(snapshot), 0).catch(() => undefined);
      return result;
    } catch (error) {
      throw withFileName(error);
    } finally {
      if (repair) snapshot.close();
      else snapshots.release(snapshot);
    }
  };

  const checkpointSoon = createCheckpointTimer(() =>
    enqueue(() =>
      withStoreLock(async () => {
        const snapshot = await opener.toWrite();
        await writer.checkpoint(snapshot).finally(() => snapshot.close());
      }),
    ),
  );

  const write: StorageAdapter['write'] = (work, options) =>
    enqueue(() =>
      withStoreLock(async () => {
        const current = options?.repair ? undefined : snapshots.current();
        const snapshot = current ?? (await opener.toWrite(options));
        try {
          if (await writer.write(snapshot, work)) checkpointSoon();
        } finally {
          if (current === undefined) snapshot.close();
          else snapshots.release(current);
        }
      }),
    );

  return {
    displayName: folder,
    generation: generationReader(folder),
    read: (work, options) =>
      withSnapshot((snapshot) => work(snapshotOf(snapshot, () => keptLines(snapshot))), options),
    write: (work, options) =>
      options?.dryRun === true
        ? withSnapshot((snapshot) => writer.tryOut(snapshot, work), options)
        : write(work, options),
    history: () =>
      withSnapshot((snapshot) => {
        const { lines, damage } = chainOf(snapshot);
        if (lines.length === 0 && damage[0] !== undefined) throw damagedHistory(damage);
        return keptLines(snapshot)
          .map(({ header }) => header)
          .reverse();
      }),
    historyDamage: () =>
      withSnapshot((snapshot) => {
        const { damage, isEndDamaged } = chainOf(snapshot);
        return { damage, isEndDamaged };
      }),
    verify: (scope) =>
      withSnapshot(
        async (snapshot) => {
          const damage = await verifyContent(snapshot, media);
          if (scope !== 'all') return damage;
          damage.push(...damageOf(snapshot));
          damage.push(...(await verifyOtherFiles(folder, damage)));
          return damage;
        },
        { repair: true },
      ),
    changeLine: (id) =>
      withSnapshot((snapshot) => {
        const line = keptLines(snapshot).findLast(({ header }) => header.id === id);
        return line === undefined
          ? undefined
          : changeTextAt(snapshot.openedFile(HISTORY_FILE).fd as number, line);
      }),
    ...logFiles(folder),
    media,
    expiring: expiringFiles(folder),
    digest: (text) => hash('sha256', text),
    watch: (listener) => watcher.subscribe(listener),
  };
}

/** Returns a function that soon writes the files of the changes that stand in the history alone, once for all of them. */
function createCheckpointTimer(writeFiles: () => Promise<void>): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      // The changes are safe where they stand, and the next change tries again.
      writeFiles().catch(() => undefined);
    }, CHECKPOINT_DELAY_MS);
  };
}
