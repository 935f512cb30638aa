import type { Draft } from '../../storage-adapter.js';
import type { NewFile } from '../commit/new-file.js';

/** A draft, and the files that it makes. */
export interface OpenedDraft {
  draft: Draft;
  newFiles(): NewFile[];
  /** Lets go of what it holds outside memory: after its files are written, or instead. */
  close(): void;
  /** How often a record was put or deleted, and how many documents were put. */
  readonly changes: { records: number; documents: number };
}
