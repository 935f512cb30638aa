import { isProblem } from '../../problem.js';
import type { FileSnapshot } from './file-snapshot.js';
import { requireRecordedBytes } from './recorded-bytes.js';
import { COLLECTION_FILES, DOCUMENT_FILES, HISTORY_FILE, MARKER_FILE } from './store-folder.js';

/**
 * Where all content is replaced, reads every file of a state and discards those that cannot be repaired. Problem:
 * `fault`, with the state closed, if one is a link or cannot be read at all.
 */
export async function discardIfReplaced(state: FileSnapshot): Promise<FileSnapshot> {
  if (state.repairMode !== 'replace') return state;
  try {
    const { fault } = state.openedFile(HISTORY_FILE);
    if (fault !== undefined) throw fault;
    await discardIfDamaged(state, MARKER_FILE, () => undefined);
    for (const [file, name] of COLLECTION_FILES) await discardIfDamaged(state, file, () => state.table(name));
    for (const [file, name] of DOCUMENT_FILES)
      await discardIfDamaged(state, file, () => state.document(name));
    return state;
  } catch (error) {
    state.close();
    throw error;
  }
}

async function discardIfDamaged(state: FileSnapshot, file: string, read: () => unknown): Promise<void> {
  try {
    const { fault } = state.openedFile(file);
    if (fault !== undefined) throw fault;
    await requireRecordedBytes(state, file);
    read();
  } catch (error) {
    if (!isProblem(error)) throw error;
    state.discard(file, error);
  }
}
