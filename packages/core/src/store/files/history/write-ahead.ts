import { type CollectionName, collections, UNREPORTED_COLLECTIONS } from '../../../model/collections.js';
import type { ChangeEntry } from '../../change.js';
import type { Commit } from '../../storage-adapter.js';
import { type FileIndex, type FileStamp, isSameStamp } from '../commit/index-file.js';
import type { OpenedDraft } from '../snapshot/opened-draft.js';
import { readRange } from '../store-file.js';
import { HISTORY_FILE } from '../store-folder.js';
import { lastLinkAt, writeAheadLines } from './history-chain.js';
import { editedText, MAX_WRITE_AHEAD_EDITS, type RecordEdit } from './record-edit.js';

/** How many edits may wait for a checkpoint: reading a store applies each of them. */
export const MAX_WAITING_EDITS = 512;
/** How many bytes of history may wait. */
export const MAX_WRITE_AHEAD_BYTES = 1 << 20;

/** Changes that stand in the history, and not yet in the files of their records. */
export interface WriteAhead {
  /** The history with these changes. */
  readonly history: FileIndex['history'];
  readonly editCount: number;
  /** By collection, oldest first. */
  readonly edits: ReadonlyMap<CollectionName, readonly RecordEdit[]>;
}

/** Whether an entry of a history line says all that there is to know of what it did. */
function isRecordEdit(entry: ChangeEntry): entry is RecordEdit {
  const isReported =
    entry.in in collections && !(UNREPORTED_COLLECTIONS as readonly string[]).includes(entry.in);
  return isReported && (entry.did === 'remove' || (entry.did === 'update' && !('slug' in entry.after)));
}

/** A commit, and whether its line of history alone is enough to make all its edits again. */
interface CheckedCommit {
  commit: Commit;
  /** What the line does, if it is enough. */
  edits: readonly RecordEdit[] | undefined;
}

/** Checks whether each record that a draft put or deleted can be made again from the line of its commit. */
export function checkReplayable({ draft, changes }: OpenedDraft, commit: Commit): CheckedCommit {
  const entries = commit.entries[Symbol.iterator]();
  const first: string[] = [];
  for (let next = entries.next(); next.done !== true; next = entries.next()) {
    first.push(next.value);
    if (first.length > MAX_WRITE_AHEAD_EDITS) break;
  }
  const isReplayable = (edit: RecordEdit) => {
    const before = draft.base.table(edit.in).get(edit.id);
    const after = draft.table(edit.in).get(edit.id);
    return before !== undefined && editedText(edit, before, after) === after;
  };
  const isFew = first.length <= MAX_WRITE_AHEAD_EDITS && changes.documents === 0;
  const isAll = isFew && changes.records === first.length;
  const edits = isAll ? first.map((text) => JSON.parse(text) as ChangeEntry) : [];
  return {
    commit: { ...commit, entries: followedBy(first, entries) },
    edits: isAll && edits.every(isRecordEdit) && edits.every(isReplayable) ? edits : undefined,
  };
}

function* followedBy(first: readonly string[], rest: Iterator<string>): Iterable<string> {
  yield* first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}

/** What waits for a checkpoint with another change, after which the history is as given. */
export function withChange(
  before: WriteAhead | undefined,
  edits: readonly RecordEdit[],
  history: FileIndex['history'],
): WriteAhead {
  const all = new Map(before?.edits);
  for (const edit of edits) all.set(edit.in, [...(all.get(edit.in) ?? []), edit]);
  return { history, editCount: (before?.editCount ?? 0) + edits.length, edits: all };
}

/** Reads what follows the part of the history that the files have; an unfinished line ends it. */
function readWriteAhead(
  index: FileIndex,
  fd: number,
  { size }: FileStamp,
  before: WriteAhead | undefined,
): WriteAhead | undefined {
  const { length, hash } = before?.history ?? index.history;
  let read = before;
  if (size <= length) return read;
  const end = Math.min(size, length + MAX_WRITE_AHEAD_BYTES);
  const bytes = readRange(fd, HISTORY_FILE, { start: length, end });
  for (const line of hash === undefined ? [] : writeAheadLines(bytes, hash)) {
    const { entries, number } = line.change;
    if (!entries.every(isRecordEdit)) break;
    const history = read?.history ?? index.history;
    read = withChange(read, entries, {
      ...history,
      length: length + line.end,
      changes: history.changes + 1,
      last: number,
      hash: line.hash,
    });
  }
  return read;
}

/** What was read of a history that follows an index. */
export interface WriteAheadCache {
  indexStamp: FileStamp;
  ino: string;
  writeAhead: WriteAhead;
}

/** As `readWriteAhead`; where the history still begins with what was read before, only what follows is read. */
export function readWriteAheadSince(
  index: FileIndex,
  indexStamp: FileStamp,
  { fd, stamp }: { fd: number; stamp: FileStamp },
  before: WriteAheadCache | undefined,
): WriteAheadCache | undefined {
  const known = isStillThere(before, indexStamp, fd, stamp) ? before?.writeAhead : undefined;
  const writeAhead = readWriteAhead(index, fd, stamp, known);
  return writeAhead && { indexStamp, ino: stamp.ino, writeAhead };
}

function isStillThere(
  cache: WriteAheadCache | undefined,
  indexStamp: FileStamp,
  fd: number,
  { ino, size }: FileStamp,
): boolean {
  if (cache === undefined || cache.ino !== ino || !isSameStamp(cache.indexStamp, indexStamp)) return false;
  const { length, hash } = cache.writeAhead.history;
  return size >= length && lastLinkAt(fd, length) === hash;
}
