import { type FileHandle, mkdir, rename, unlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Problem } from '../../problem.js';
import type { Commit } from '../home.js';
import { batches, syncFolder, type Written, writeAll, writeBeside } from './durable.js';
import { asFault, unconfirmed } from './faults.js';
import { HISTORY, INDEX } from './folder.js';
import { CHAIN_START, chainedLine, checkHistory } from './history-chain.js';
import { bytesOfLines, endsLine, type HistoryLimits, linesIn, linesToKeep } from './history-file.js';
import { type Index, isSame, openIndex, stampAt } from './index-file.js';
import { portable } from './pending.js';
import { recoverCommit } from './recovery.js';
import type { State } from './state.js';
import { openForWriting } from './store-file.js';

/** A file as it shall be. */
export interface NewFile {
  file: string;
  pieces: Iterable<Uint8Array>;
}

interface Staged extends Written {
  file: string;
}

/**
 * Commits new files and a line of history as one. All of it waits, synced, in temporary files and beyond the known end
 * of the history; replacing the index is the commit; then the files get their names. Problem: `fault`.
 */
export async function commitFiles(
  state: State,
  files: NewFile[],
  change: Commit | undefined,
  limits: HistoryLimits,
): Promise<void> {
  const { folder } = state;
  const staged: Staged[] = [];
  let takeBack: () => Promise<void> = async () => undefined;
  try {
    for (const { file, pieces } of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      staged.push({ file, ...(await writeBeside(join(folder, file), pieces)) });
    }
    let history = state.index.history;
    if (state.read === undefined || change !== undefined) history = knownHistory(state).history;
    if (change !== undefined) {
      const told = await tellHistory(state, change, limits);
      history = told.history;
      takeBack = told.takeBack;
      if (told.staged !== undefined) staged.push(told.staged);
    }
    for (const place of foldersOf(folder, staged)) await syncFolder(place);
    for (const { file } of staged) insistUnchanged(state, file);
    const entries = state.entries();
    for (const { file, hash, size, mtimeNs, ino } of staged) {
      if (file !== HISTORY) entries[file] = { size, mtimeNs, ino, hash };
    }
    await putIndex(folder, {
      generation: state.index.generation + 1,
      history,
      files: entries,
      pending: staged.map(({ temp, file }) => ({ temp: portable(relative(folder, temp)), target: file })),
    });
  } catch (error) {
    if (error instanceof Unsure) throw unconfirmed(error.cause);
    for (const { temp } of staged) await unlink(temp).catch(() => undefined);
    await takeBack().catch(() => undefined);
    throw asFault(error, folder);
  }
  try {
    for (const { temp, file } of staged) await rename(temp, join(folder, file));
    for (const place of foldersOf(folder, staged)) await syncFolder(place);
  } catch (error) {
    throw unconfirmed(error);
  }
}

/** Lists in the index what reading found out, so that the next reader need not; only under the lock. */
export async function listNews(state: State): Promise<void> {
  const { index, close } = openIndex(state.folder);
  close();
  if (JSON.stringify(index) !== JSON.stringify(state.read)) return;
  await recoverCommit(state.folder);
  const { generation } = state.index;
  const history = state.read === undefined ? knownHistory(state).history : state.index.history;
  await putIndex(state.folder, { generation, history, files: state.entries(), pending: [] });
}

/** The index was replaced, and the disk would not say that it is safe. */
class Unsure extends Error {}

/** Replaces the index: from then on, it is what counts. */
export async function putIndex(folder: string, index: Index): Promise<void> {
  const path = join(folder, INDEX);
  const { temp } = await writeBeside(path, [Buffer.from(`${JSON.stringify(index)}\n`)]);
  try {
    await rename(temp, path);
  } catch (error) {
    await unlink(temp).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path)).catch((cause: unknown) => {
    throw new Unsure('unsure', { cause });
  });
}

/**
 * Where the history ends, and what the next line follows; in a copy of a store without an index, and where the history
 * was cut outside, after its last whole line.
 */
function knownHistory(state: State): { history: Index['history'] & { hash: string }; isShort: boolean } {
  const { fd, stamp } = state.held(HISTORY);
  const { history } = state.index;
  const size = stamp?.size ?? 0;
  const isShort = state.read !== undefined && size < history.length;
  if (state.read !== undefined && !isShort && history.hash !== undefined) {
    return { history: { ...history, hash: history.hash }, isShort };
  }
  const end = fd === undefined ? undefined : linesIn(fd, size).at(-1)?.end;
  const length = isShort || state.read === undefined ? (end === undefined ? 0 : end + 1) : history.length;
  const chain = checkHistory(fd, length, { length, changes: history.changes, start: history.start });
  if (state.read === undefined || isShort) {
    return { history: { length, changes: chain.lines.length, start: chain.start, hash: chain.end }, isShort };
  }
  return { history: { ...history, start: history.start ?? CHAIN_START, hash: chain.end }, isShort };
}

interface Told {
  history: Index['history'];
  /** Set where the history was cut and is a new file. */
  staged: Staged | undefined;
  takeBack(): Promise<void>;
}

async function tellHistory(state: State, change: Commit, limits: HistoryLimits): Promise<Told> {
  const path = join(state.folder, HISTORY);
  const { fd } = state.held(HISTORY);
  const { history, isShort } = knownHistory(state);
  if (isShort)
    state.onNote(`${HISTORY} is shorter than it was; the changes that it lacks cannot be taken back.`);
  const kept = linesToKeep(fd, history.length, history.changes, limits);
  if (kept !== undefined) {
    const first = kept[0]?.start ?? history.length;
    const start = checkHistory(fd, first, undefined).end;
    const line = chainedLine(change, history.hash);
    const pieces = function* () {
      yield* bytesOfLines(fd as number, kept);
      yield* line.pieces;
    };
    const staged = { file: HISTORY, ...(await writeBeside(path, pieces())) };
    const told = { length: staged.size, changes: kept.length + 1, start, hash: line.hash() };
    return { history: told, staged, takeBack: async () => undefined };
  }
  let file: FileHandle | undefined;
  const takeBack = async () => {
    const again = await openForWriting(state.folder, HISTORY);
    await again.truncate(history.length).finally(() => again.close());
  };
  try {
    file = await openForWriting(state.folder, HISTORY);
    await file.truncate(history.length);
    let { length } = history;
    const line = chainedLine(change, history.hash);
    // Where the end was damaged outside, the new line must not become part of what stands there.
    const between = fd === undefined || endsLine(fd, length) ? [] : [Buffer.from('\n')];
    for (const batch of batches(joined(between, line.pieces))) {
      await writeAll(file, batch, length);
      length += batch.length;
    }
    await file.sync();
    const told = { ...history, length, changes: history.changes + 1, hash: line.hash() };
    return { history: told, staged: undefined, takeBack };
  } catch (error) {
    await takeBack().catch(() => undefined);
    throw asFault(error, path);
  } finally {
    await file?.close();
  }
}

function* joined(...parts: Iterable<Uint8Array>[]): Iterable<Uint8Array> {
  for (const part of parts) yield* part;
}

function insistUnchanged(state: State, file: string): void {
  if (isSame(state.held(file).stamp, stampAt(join(state.folder, file)))) return;
  throw new Problem(
    'conflict',
    `${file} was changed outside croupier at the same time; nothing was written`,
    {
      hint: 'Try again.',
    },
  );
}

function foldersOf(folder: string, files: { file: string }[]): Set<string> {
  return new Set(files.map(({ file }) => dirname(join(folder, file))));
}
