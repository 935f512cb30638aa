import type { FieldDiff } from '../../store/record-diff.js';

/** What an import of a source came to, beside the counts of its rows. */
export interface SourceOutcome {
  /** The name of the source. */
  name: string;
  /** Records of the source that its file no longer has. */
  gone: number;
  goneRecords: { key: string; slug: string | null; action: GoneAction; changes: Record<string, FieldDiff> }[];
  /** Records that were gone and are back. */
  returned: number;
  /** Records in which people's edits were kept, with the columns. */
  kept: number;
  keptRecords: { row: number; slug: string; columns: string[] }[];
  /** Rows that wait for a person to say what they are about. */
  open: number;
  openRows: { row: number; key: string; why: string }[];
  /** Rows that are never imported, as was decided. */
  ignored: number;
  /** Rows about a record that an earlier row of the file was about: they add to it. */
  joined: number;
  /** The file is that of the last time. */
  isSameFile: boolean;
  /** What the file says otherwise than the last one, where that is asked for. */
  difference?: SourceDifference;
}

/** What a source added, changed and dropped since it was last imported; of each kind at most 500. */
export interface SourceDifference {
  added: { key: string }[];
  changed: { key: string; columns: Record<string, { before?: unknown; after?: unknown }> }[];
  dropped: { key: string }[];
}

/** What becomes of a record that a source no longer has; `report`: nothing, since the file is not mirrored. */
export type GoneAction = 'report' | 'keep' | 'deactivate' | 'blacklist' | 'delete';
