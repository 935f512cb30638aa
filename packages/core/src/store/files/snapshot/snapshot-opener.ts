import { COLLECTION_NAMES, DOCUMENT_NAMES, SCHEMA_VERSION } from '../../../model/collections.js';
import { needsMigration } from '../../../model/migrations.js';
import type { AccessOptions, RepairMode } from '../../storage-adapter.js';
import { recoverCommit } from '../commit/commit-recovery.js';
import { upgrade } from '../commit/upgrade.js';
import { discardIfReplaced } from '../repair/discard-damaged-files.js';
import { INDEX_FILE } from '../store-folder.js';
import { emptyFileCache } from './file-cache.js';
import type { FileSnapshot } from './file-snapshot.js';
import { openFileSnapshot } from './open-snapshot.js';

/** Opens snapshots of a folder, for what is done with them. */
interface SnapshotOpener {
  /** What an older version wrote is brought up to date only where it cannot be read as it is. */
  toRead(): Promise<FileSnapshot>;
  /** What was left over is put right, and what is old brought up to date; only the holder of the lock may do that. */
  toWrite(options?: AccessOptions): Promise<FileSnapshot>;
  /** As it is after a repair. */
  toRepair(mode: RepairMode): Promise<FileSnapshot>;
}

/** Creates an opener; `withLock` runs alone what has to write before a reader can read. */
export function snapshotOpener(
  folder: string,
  onNote: (note: string) => void,
  withLock: (work: () => Promise<FileSnapshot>) => Promise<FileSnapshot>,
): SnapshotOpener {
  const cache = emptyFileCache();
  const open = (mode: RepairMode = false) => openFileSnapshot(folder, cache, onNote, mode);

  const toRead = async () => {
    const snapshot = await open();
    if (!needsMigration(snapshot.version)) return checkAllIfUnindexed(snapshot);
    snapshot.close();
    return withLock(() => toWrite());
  };

  const toWrite = async ({ repair = false }: AccessOptions = {}) => {
    const unfinished = await recoverCommit(folder).catch((error: unknown) => error);
    if (repair) {
      const snapshot = await open(repair);
      if (snapshot.repair.indexFault !== undefined) {
        snapshot.close();
        throw snapshot.repair.indexFault;
      }
      const isUsable = unfinished === undefined || snapshot.repair.isOf(INDEX_FILE);
      if (isUsable && snapshot.version === SCHEMA_VERSION) return discardIfReplaced(snapshot);
      snapshot.close();
    }
    if (unfinished !== undefined) throw unfinished;
    const snapshot = await open();
    if (snapshot.version === SCHEMA_VERSION) return checkAllIfUnindexed(snapshot);
    await upgrade(snapshot).finally(() => snapshot.close());
    return checkAllIfUnindexed(await open());
  };

  const toRepair = async (mode: RepairMode) => {
    const snapshot = await open(mode);
    if (!needsMigration(snapshot.version)) return discardIfReplaced(snapshot);
    snapshot.close();
    return toRead();
  };

  return { toRead, toWrite, toRepair };
}

/** In a copy without an index nothing is known, so everything is looked into before anything is used. */
function checkAllIfUnindexed(snapshot: FileSnapshot): FileSnapshot {
  if (snapshot.storedIndex !== undefined) return snapshot;
  try {
    for (const name of COLLECTION_NAMES) snapshot.table(name);
    for (const name of DOCUMENT_NAMES) snapshot.document(name);
    return snapshot;
  } catch (error) {
    snapshot.close();
    throw error;
  }
}
