import { type CollectionName, type DocumentName, documents } from '../../model/collections.js';
import type { Draft, Snapshot } from '../storage-adapter.js';
import type { NewFile } from './commit.js';
import type { FileSnapshot } from './file-snapshot.js';
import type { ChainedLine } from './history-chain.js';
import { RecordFileDraft } from './record-file-draft.js';
import { recordedChanges } from './recorded-changes.js';
import { COLLECTION_FILES, DOCUMENT_FILES, fileOf, HISTORY_FILE, MARKER_FILE } from './store-folder.js';
import { markerFile, prettyBytes } from './upgrade.js';

/** An opened state as a snapshot. */
export function snapshotOf(state: FileSnapshot, lines: () => readonly ChainedLine[]): Snapshot {
  return {
    get generation() {
      return state.generation;
    },
    table: (name) => state.table(name),
    document: (name) => state.document(name),
    changes() {
      const { fd } = state.openedFile(HISTORY_FILE);
      return fd === undefined ? [] : recordedChanges(fd, lines());
    },
  };
}

/** The history of a draft: the kept lines, and what is put in their place. */
interface DraftHistory extends Pick<Draft, 'replaceHistory'> {
  lines(): readonly ChainedLine[];
  lastChange(): number;
}

/** A draft, and the files that it makes. */
export interface OpenedDraft {
  draft: Draft;
  newFiles(): NewFile[];
  /** How often a record was put or deleted, and how many documents were put. */
  readonly changes: { records: number; documents: number };
  /** Removes what the draft kept outside of memory. */
  close(): void;
}

/** A draft over an opened state. */
export function openDraft(
  state: FileSnapshot,
  { lines, lastChange, replaceHistory }: DraftHistory,
): OpenedDraft {
  const base = snapshotOf(state, lines);
  const tables = new Map<CollectionName, RecordFileDraft>();
  const documentTexts = new Map<DocumentName, string>();
  const table = (name: CollectionName): RecordFileDraft => {
    const opened = tables.get(name) ?? new RecordFileDraft(state.table(name));
    tables.set(name, opened);
    return opened;
  };
  return {
    draft: {
      base,
      get lastChange() {
        return lastChange();
      },
      get isRepair() {
        return state.repairs.length > 0;
      },
      get generation() {
        return state.generation;
      },
      table,
      document: (name) => documentTexts.get(name) ?? state.document(name),
      put: (name, text) => void documentTexts.set(name, text),
      changes: base.changes,
      replaceHistory,
    },
    get changes() {
      let records = 0;
      for (const one of tables.values()) records += one.changes;
      return { records, documents: documentTexts.size };
    },
    close() {
      for (const records of tables.values()) records.close();
    },
    newFiles() {
      for (const name of state.writeAhead?.edits.keys() ?? []) table(name);
      // What is laid out otherwise is rewritten in passing, since it has been read anyway.
      for (const file of [...state.nonCanonicalFiles, ...state.discarded]) {
        const name = COLLECTION_FILES.get(file);
        if (name !== undefined) table(name);
      }
      const files: NewFile[] = [];
      for (const [name, records] of tables) {
        const file = fileOf(name);
        if (!records.isChanged && !state.nonCanonicalFiles.has(file) && !state.discarded.has(file)) continue;
        files.push({ file, pieces: records.bytes() });
      }
      for (const [file, name] of DOCUMENT_FILES) {
        if (!state.discarded.has(file) || documentTexts.has(name)) continue;
        documentTexts.set(name, JSON.stringify(documents[name].initial()));
      }
      for (const [name, text] of documentTexts)
        files.push({ file: fileOf(name), pieces: [prettyBytes(text)] });
      if (state.discarded.has(MARKER_FILE)) files.push(markerFile());
      return files;
    },
  };
}
