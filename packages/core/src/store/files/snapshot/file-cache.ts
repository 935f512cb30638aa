import type { CollectionName } from '../../../model/collections.js';
import type { FileEntry, FileStamp } from '../commit/index-file.js';
import type { WriteAheadCache } from '../history/write-ahead.js';
import type { EditedTable } from '../records/edited-table.js';
import type { RecordFile } from '../records/record-file.js';

/** Per-process cache of files that were read. */
export interface FileCache {
  entries: Map<string, FileEntry>;
  recordFiles: Map<string, { stamp: FileStamp; lines: RecordFile }>;
  tables: Map<CollectionName, EditedTable>;
  writeAhead: WriteAheadCache | undefined;
}

/** A cache of which nothing is known yet. */
export function emptyFileCache(): FileCache {
  return { entries: new Map(), recordFiles: new Map(), tables: new Map(), writeAhead: undefined };
}
