import { isProblem } from '../../../problem.js';
import { requireRecordedBytes } from '../commit/recorded-bytes.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import { COLLECTION_FILES, DOCUMENT_FILES, HISTORY_FILE, MARKER_FILE } from '../store-folder.js';

/**
 * Where all content is replaced, reads every file of a snapshot and discards those that cannot be repaired. Problem:
 * `fault`, with the snapshot closed, if one is a link or cannot be read at all.
 */
export async function discardIfReplaced(snapshot: FileSnapshot): Promise<FileSnapshot> {
  if (snapshot.repair.mode !== 'replace') return snapshot;
  try {
    const { fault } = snapshot.openedFile(HISTORY_FILE);
    if (fault !== undefined) throw fault;
    await discardIfDamaged(snapshot, MARKER_FILE, () => undefined);
    for (const [file, name] of COLLECTION_FILES)
      await discardIfDamaged(snapshot, file, () => snapshot.table(name));
    for (const [file, name] of DOCUMENT_FILES)
      await discardIfDamaged(snapshot, file, () => snapshot.document(name));
    return snapshot;
  } catch (error) {
    snapshot.close();
    throw error;
  }
}

async function discardIfDamaged(snapshot: FileSnapshot, file: string, read: () => unknown): Promise<void> {
  try {
    const { fault } = snapshot.openedFile(file);
    if (fault !== undefined) throw fault;
    await requireRecordedBytes(snapshot, file);
    read();
  } catch (error) {
    if (!isProblem(error)) throw error;
    snapshot.discard(file, error);
  }
}
