import { join } from 'node:path';
import { type CollectionName, type DocumentName, documents } from '../../../model/collections.js';
import type { Draft, Snapshot } from '../../storage-adapter.js';
import type { NewFile } from '../commit/new-file.js';
import { markerFile, prettyBytes } from '../commit/new-file.js';
import type { ChainedLine } from '../history/history-chain.js';
import { recordedChanges } from '../history/recorded-changes.js';
import { RecordFileDraft } from '../records/record-file-draft.js';
import { COLLECTION_FILES, DOCUMENT_FILES, fileOf, HISTORY_FILE, MARKER_FILE } from '../store-folder.js';
import type { FileSnapshot } from './file-snapshot.js';
import type { OpenedDraft } from './opened-draft.js';
import { streamedTexts } from './streamed-texts.js';

/** An opened snapshot, as readers of the store see it. */
export function snapshotOf(snapshot: FileSnapshot, lines: () => readonly ChainedLine[]): Snapshot {
  return {
    get generation() {
      return snapshot.generation;
    },
    table: (name) => snapshot.table(name),
    texts: (name) => streamedTexts(snapshot, name),
    document: (name) => snapshot.document(name),
    changes() {
      const { fd } = snapshot.openedFile(HISTORY_FILE);
      // Read in any case: this tells of damage, and a file that is gone is damage too.
      const kept = lines();
      return fd === undefined ? [] : recordedChanges(fd, kept);
    },
  };
}

/** The history of a draft: the kept lines, and what is put in their place. */
interface DraftHistory extends Pick<Draft, 'replaceHistory'> {
  lines(): readonly ChainedLine[];
  lastChange(): number;
}

/** A draft over an opened snapshot. */
export function openDraft(
  snapshot: FileSnapshot,
  { lines, lastChange, replaceHistory }: DraftHistory,
): OpenedDraft {
  const base = snapshotOf(snapshot, lines);
  const tables = new Map<CollectionName, RecordFileDraft>();
  const documentTexts = new Map<DocumentName, string>();
  const table = (name: CollectionName): RecordFileDraft => {
    const opened =
      tables.get(name) ?? new RecordFileDraft(snapshot.table(name), join(snapshot.folder, fileOf(name)));
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
        return snapshot.repair.found.length > 0;
      },
      get generation() {
        return snapshot.generation;
      },
      table,
      document: (name) => documentTexts.get(name) ?? snapshot.document(name),
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
      for (const one of tables.values()) one.close();
    },
    newFiles() {
      for (const name of snapshot.writeAhead?.edits.keys() ?? []) table(name);
      // What is laid out otherwise is rewritten in passing, since it has been read anyway.
      const { discarded } = snapshot.repair;
      const rewritten = new Set([...snapshot.nonCanonicalFiles, ...discarded]);
      for (const file of rewritten) {
        const name = COLLECTION_FILES.get(file);
        if (name !== undefined) table(name);
      }
      const files: NewFile[] = [];
      for (const [name, records] of tables) {
        const file = fileOf(name);
        if (records.isChanged || rewritten.has(file)) files.push({ file, pieces: records.bytes() });
      }
      for (const [file, name] of DOCUMENT_FILES) {
        if (!discarded.has(file) || documentTexts.has(name)) continue;
        documentTexts.set(name, JSON.stringify(documents[name].initial()));
      }
      for (const [name, text] of documentTexts)
        files.push({ file: fileOf(name), pieces: [prettyBytes(text)] });
      if (discarded.has(MARKER_FILE)) files.push(markerFile());
      return files;
    },
  };
}
