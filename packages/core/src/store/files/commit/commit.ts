import { closeSync, fdatasync, fstatSync, ftruncate } from 'node:fs';
import { mkdir, rename, unlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { problem } from '../../../problem.js';
import type { Commit } from '../../storage-adapter.js';
import { toFileProblem, unconfirmedWriteProblem } from '../file-problems.js';
import { CHAIN_START, chainedLine, checkHistory, lastNumberIn } from '../history/history-chain.js';
import { endsLine, type HistoryLimits, historyLines, linesToKeep } from '../history/history-file.js';
import type { HistoryRewrite } from '../history/history-rewrite.js';
import type { RecordEdit } from '../history/record-edit.js';
import { MAX_WAITING_EDITS, MAX_WRITE_AHEAD_BYTES, withChange } from '../history/write-ahead.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import { openForWriting, readPieces } from '../store-file.js';
import { HISTORY_FILE, INDEX_FILE } from '../store-folder.js';
import { recoverCommit } from './commit-recovery.js';
import {
  batches,
  replaceDurably,
  type StagedFile,
  syncFolder,
  writeAll,
  writeTempFile,
} from './durable-write.js';
import { type FileIndex, indexText, isSameStamp, openIndex, stampAt } from './index-file.js';
import type { NewFile } from './new-file.js';
import { toSlashes } from './pending-files.js';
import { requireRecordedBytes } from './recorded-bytes.js';

const truncate = promisify(ftruncate);
const syncData = promisify(fdatasync);

/**
 * Commits new files and a line of history atomically. The files are written and synced under temporary names, the line
 * beyond the recorded end of the history, or after `earlier` changes that replace it. Replacing the index commits them; then the files are renamed. Problem: `fault`.
 */
export async function commitFiles(
  snapshot: FileSnapshot,
  files: NewFile[],
  change: Commit | undefined,
  limits: HistoryLimits,
  earlier?: HistoryRewrite,
): Promise<undefined> {
  const { folder } = snapshot;
  const staged: StagedFile[] = [];
  let rollBack: () => Promise<void> = async () => undefined;
  try {
    for (const { file, pieces } of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      staged.push({ file, ...(await writeTempFile(join(folder, file), pieces)) });
    }
    let history = snapshot.index.history;
    if (earlier !== undefined) {
      const written = await earlier.finish(change);
      history = written.history;
      staged.push(written.staged);
    } else if (change !== undefined) {
      const appended = await appendHistory(snapshot, change, limits);
      history = appended.history;
      rollBack = appended.rollBack;
      if (appended.staged !== undefined) staged.push(appended.staged);
    } else if (snapshot.storedIndex === undefined) history = historyExtent(snapshot).history;
    for (const place of foldersOf(folder, staged)) await syncFolder(place);
    for (const { file } of staged) {
      requireUnchanged(snapshot, file);
      // What was taken over from it would count as written from then on.
      if (!snapshot.repair.isOf(file)) await requireRecordedBytes(snapshot, file);
    }
    // Others had their turns while the bytes were compared.
    for (const { file } of staged) requireUnchanged(snapshot, file);
    const entries = snapshot.entries();
    for (const { file, hash, size, mtimeNs, ino } of staged) {
      if (file !== HISTORY_FILE) entries[file] = { size, mtimeNs, ino, hash };
    }
    await replaceIndex(folder, {
      generation: snapshot.index.generation + 1,
      history,
      files: entries,
      pending: staged.map(({ temp, file }) => ({ temp: toSlashes(relative(folder, temp)), target: file })),
    });
  } catch (error) {
    if (error instanceof UnconfirmedWrite) throw unconfirmedWriteProblem(error.cause);
    for (const { temp } of staged) await unlink(temp).catch(() => undefined);
    await earlier?.discard();
    await rollBack().catch(() => undefined);
    throw toFileProblem(error, folder);
  }
  try {
    for (const { temp, file } of staged) await rename(temp, join(folder, file));
    for (const place of foldersOf(folder, staged)) await syncFolder(place);
  } catch (error) {
    throw unconfirmedWriteProblem(error);
  }
}

/**
 * Commits a change, which makes these edits, by its line of history alone; the next commit of files brings them up to date.
 * Returns the history with it. Problem: `fault`.
 */
export async function commitWriteAhead(
  snapshot: FileSnapshot,
  change: Commit,
  edits: readonly RecordEdit[],
): Promise<FileIndex['history']> {
  const before = historyExtent(snapshot).history;
  const { history } = await appendLine(snapshot, change, before, { isWriteAhead: true });
  const { indexStamp, cache } = snapshot;
  const { stamp } = snapshot.openedFile(HISTORY_FILE);
  // The next reader need not read it again.
  if (indexStamp !== undefined && stamp !== undefined)
    cache.writeAhead = {
      indexStamp,
      ino: stamp.ino,
      writeAhead: withChange(snapshot.writeAhead, edits, history),
    };
  return history;
}

/** Whether another line may be committed before the files that it changes. */
export function mayWriteAhead(snapshot: FileSnapshot, limits: HistoryLimits): boolean {
  const { storedIndex, writeAhead, isIndexOutdated, nonCanonicalFiles, repair } = snapshot;
  const { fd, stamp } = snapshot.openedFile(HISTORY_FILE);
  const { length, changes, hash } = snapshot.index.history;
  if (storedIndex === undefined || hash === undefined || fd === undefined) return false;
  if (isIndexOutdated || nonCanonicalFiles.size > 0 || repair.found.length > 0) return false;
  if ((writeAhead?.editCount ?? 0) >= MAX_WAITING_EDITS) return false;
  if (length - storedIndex.history.length > MAX_WRITE_AHEAD_BYTES / 2) return false;
  if ((stamp?.size ?? 0) < length || !endsLine(fd, length)) return false;
  return linesToKeep(fd, length, changes, limits) === undefined;
}

/** Saves in the index what reading found out, so that the next reader can skip it. Requires the lock. */
export async function updateIndex(snapshot: FileSnapshot): Promise<void> {
  const { index, close } = openIndex(snapshot.folder);
  close();
  if (JSON.stringify(index) !== JSON.stringify(snapshot.storedIndex)) return;
  await recoverCommit(snapshot.folder);
  const { generation } = snapshot.index;
  const history = snapshot.storedIndex?.history ?? historyExtent(snapshot).history;
  await replaceIndex(snapshot.folder, { generation, history, files: snapshot.entries(), pending: [] });
}

/** The index was replaced, but syncing it failed. */
class UnconfirmedWrite extends Error {}

/** Replaces the index, which commits the change. */
export async function replaceIndex(folder: string, index: FileIndex): Promise<void> {
  const path = join(folder, INDEX_FILE);
  await replaceDurably(path, [Buffer.from(indexText(index))]);
  await syncFolder(dirname(path)).catch((cause: unknown) => {
    throw new UnconfirmedWrite('unsure', { cause });
  });
}

interface HistoryExtent {
  history: FileIndex['history'] & { hash: string };
  isShort: boolean;
}

/**
 * Where the history ends and which hash the next line follows. Without an index, or if somebody cut the history, it
 * ends after its last whole line.
 */
function historyExtent(snapshot: FileSnapshot): HistoryExtent {
  const { fd, stamp } = snapshot.openedFile(HISTORY_FILE);
  const { history } = snapshot.index;
  const size = stamp?.size ?? 0;
  const isShort = snapshot.storedIndex !== undefined && size < history.length;
  if (snapshot.storedIndex !== undefined && !isShort && history.hash !== undefined) {
    return { history: { ...history, hash: history.hash }, isShort };
  }
  const end = fd === undefined ? undefined : historyLines(fd, size).at(-1)?.end;
  const length =
    isShort || snapshot.storedIndex === undefined ? (end === undefined ? 0 : end + 1) : history.length;
  const chain = checkHistory(fd, length, { length, changes: history.changes, start: history.start });
  if (snapshot.storedIndex === undefined || isShort) {
    const last = Math.max(history.last ?? 0, lastNumberIn(chain));
    return {
      history: { length, changes: chain.lines.length, last, start: chain.start, hash: chain.end },
      isShort,
    };
  }
  return { history: { ...history, start: history.start ?? CHAIN_START, hash: chain.end }, isShort };
}

interface HistoryAppend {
  history: FileIndex['history'];
  /** Set if old lines were dropped, which rewrites the file. */
  staged: StagedFile | undefined;
  rollBack(): Promise<void>;
}

async function appendHistory(
  snapshot: FileSnapshot,
  change: Commit,
  limits: HistoryLimits,
): Promise<HistoryAppend> {
  const path = join(snapshot.folder, HISTORY_FILE);
  const { fd } = snapshot.openedFile(HISTORY_FILE);
  const { history, isShort } = historyExtent(snapshot);
  if (isShort)
    snapshot.onNote(
      `${HISTORY_FILE} is shorter than it was; the changes that it lacks cannot be taken back.`,
    );
  const kept = linesToKeep(fd, history.length, history.changes, limits);
  if (kept !== undefined) {
    const first = kept[0]?.start ?? history.length;
    const last = kept.at(-1);
    const start = checkHistory(fd, first, undefined).end;
    const line = chainedLine(change, history.hash);
    const keptBytes = last ? readPieces(fd as number, HISTORY_FILE, { start: first, end: last.end + 1 }) : [];
    const staged = {
      file: HISTORY_FILE,
      ...(await writeTempFile(path, joined(keptBytes, line.pieces))),
    };
    const newHistory = {
      length: staged.size,
      changes: kept.length + 1,
      last: change.header.number,
      start,
      hash: line.hash(),
    };
    return { history: newHistory, staged, rollBack: async () => undefined };
  }
  return { ...(await appendLine(snapshot, change, history)), staged: undefined };
}

/** Adds a line to a history that ends so, and syncs it. */
async function appendLine(
  snapshot: FileSnapshot,
  change: Commit,
  history: HistoryExtent['history'],
  { isWriteAhead = false } = {},
): Promise<Omit<HistoryAppend, 'staged'>> {
  const { fd } = snapshot.openedFile(HISTORY_FILE);
  let written: number | undefined;
  const rollBack = async () => {
    const again = openForWriting(snapshot.folder, HISTORY_FILE);
    await truncate(again, history.length).finally(() => closeSync(again));
  };
  try {
    written = openForWriting(snapshot.folder, HISTORY_FILE);
    if (fstatSync(written).size !== history.length) await truncate(written, history.length);
    let { length } = history;
    const line = chainedLine(change, history.hash, { isWriteAhead });
    // If the end was damaged outside croupier, the new line must not join the damaged one. Then none is written ahead.
    const isWhole = isWriteAhead || fd === undefined || endsLine(fd, length);
    const between = isWhole ? [] : [Buffer.from('\n')];
    for (const batch of batches(joined(between, line.pieces))) {
      await writeAll(written, batch, length);
      length += batch.length;
    }
    await syncData(written);
    const newHistory = {
      ...history,
      length,
      changes: history.changes + 1,
      last: change.header.number,
      hash: line.hash(),
    };
    return { history: newHistory, rollBack };
  } catch (error) {
    await rollBack().catch(() => undefined);
    throw toFileProblem(error, join(snapshot.folder, HISTORY_FILE));
  } finally {
    if (written !== undefined) closeSync(written);
  }
}

function* joined(...parts: Iterable<Uint8Array>[]): Iterable<Uint8Array> {
  for (const part of parts) yield* part;
}

function requireUnchanged(snapshot: FileSnapshot, file: string): void {
  if (isSameStamp(snapshot.openedFile(file).stamp, stampAt(join(snapshot.folder, file)))) return;
  throw problem('store.changed-during-write', { file });
}

function foldersOf(folder: string, files: { file: string }[]): Set<string> {
  return new Set(files.map(({ file }) => dirname(join(folder, file))));
}
