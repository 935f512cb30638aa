import type { AccessOptions, StorageAdapter } from '../storage-adapter.js';
import { createCheckpointTimer } from './commit/checkpoint-timer.js';
import { updateIndex } from './commit/commit.js';
import type { DraftWriter } from './commit/draft-writer.js';
import { createQueue, withLock } from './commit/lock.js';
import { createPrivateFolder } from './init-store.js';
import type { FileSnapshot } from './snapshot/file-snapshot.js';
import { createSnapshotCache } from './snapshot/snapshot-cache.js';
import { snapshotOpener } from './snapshot/snapshot-opener.js';
import { LOCK_FILE, requireStore, withFileName } from './store-folder.js';

/** Who may work on a folder when: readers share a snapshot, and writers are alone under the lock. */
interface FileAccess {
  read<T>(work: (snapshot: FileSnapshot) => T | Promise<T>, options?: AccessOptions): Promise<T>;
  write: StorageAdapter['write'];
}

/**
 * After how many milliseconds a process that makes many edits sees what was edited by hand: it looks at twenty files for
 * each question, which takes a tenth of an edit. What croupier commits, in any process, is seen at once.
 */
const HAND_EDITS_SEEN_AFTER_MS = 10;

/** Access to a folder, whose drafts `writer` commits. */
export function fileAccess(
  folder: string,
  writer: DraftWriter,
  { onNote, writeAhead }: { onNote: (note: string) => void; writeAhead: boolean },
): FileAccess {
  const enqueue = createQueue();
  const underLock = async <T>(work: () => Promise<T>, patience?: number): Promise<T> => {
    // A snapshot that is open was found in a store with all that it needs.
    if (!snapshots.isOpen()) {
      requireStore(folder);
      await createPrivateFolder(folder);
    }
    return withLock(folder, LOCK_FILE, work, patience);
  };
  const alone = <T>(work: () => Promise<T>) => enqueue(() => underLock(work));
  const opener = snapshotOpener(folder, onNote, alone);
  const snapshots = createSnapshotCache(opener.toRead, {
    handEditsSeenAfterMs: writeAhead ? HAND_EDITS_SEEN_AFTER_MS : 0,
  });
  const checkpointSoon = createCheckpointTimer(alone, async () => {
    const snapshot = await opener.toWrite();
    await writer.checkpoint(snapshot).finally(() => snapshot.close());
  });

  const read: FileAccess['read'] = async (work, { repair = false, dryRun = false } = {}) => {
    const snapshot = await (repair ? opener.toRepair(repair) : snapshots.open());
    try {
      const result = await work(snapshot);
      if (repair || dryRun) return result;
      if (writeAhead && snapshot.writeAhead !== undefined) checkpointSoon();
      // Only saves the next reader time, so a failure is ignored.
      if (snapshot.isIndexOutdated) await underLock(() => updateIndex(snapshot), 0).catch(() => undefined);
      return result;
    } catch (error) {
      throw withFileName(error);
    } finally {
      if (repair) snapshot.close();
      else snapshots.release(snapshot);
    }
  };

  return {
    read,
    write: (work, options) =>
      options?.dryRun === true
        ? read((snapshot) => writer.tryOut(snapshot, work), options)
        : alone(async () => {
            const current = options?.repair ? undefined : snapshots.current();
            const snapshot = current ?? (await opener.toWrite(options));
            try {
              if (await writer.write(snapshot, work)) checkpointSoon();
            } finally {
              if (current === undefined) snapshot.close();
              else snapshots.release(current);
            }
          }),
  };
}
