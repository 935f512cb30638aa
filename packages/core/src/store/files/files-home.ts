import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import {
  COLLECTION_NAMES,
  type CollectionName,
  DOCUMENT_NAMES,
  type DocumentName,
  SCHEMA_VERSION,
} from '../../model/catalogue.js';
import { LOG_CAP, type LogName, logs } from '../../model/tracking.js';
import type { Draft, Home, Snapshot } from '../home.js';
import { foldLog } from '../logs.js';
import { commitFiles, listNews, type NewFile } from './commit.js';
import { COLLECTION_FILES, fileOf, HISTORY, insistOnStore, LOCK } from './folder.js';
import { changeTextAt, checkHistory, damagedHistory, type HistoryChain } from './history-chain.js';
import { HISTORY_LIMITS, type HistoryLimits } from './history-file.js';
import { makePrivate } from './init.js';
import { LineDraft } from './line-draft.js';
import { turnstile, withLock } from './lock.js';
import { logFile } from './log-file.js';
import { mediaFiles } from './media-files.js';
import { recoverCommit } from './recovery.js';
import { type Memory, openState, type State } from './state.js';
import { prettyBytes, upgrade } from './upgrade.js';
import { verifyContent, verifyOtherFiles } from './verify.js';
import { watcherOf } from './watch.js';

/** What a files home is told. */
export interface FilesWishes {
  /** Hears what the owner should know: a file that was changed by hand was accepted, an old store brought up to date. */
  onNote?: (note: string) => void;
  /** How much history is kept; unless given, 1,000 changes or 200 MB. */
  history?: HistoryLimits;
}

/** A home in a folder. Nothing is touched before it is used; then there is a `fault` Problem where it is no store. */
export function filesHome(
  dir: string,
  { onNote = () => undefined, history = HISTORY_LIMITS }: FilesWishes = {},
): Home {
  const folder = resolve(dir);
  const memory: Memory = { entries: new Map(), lines: new Map() };
  const media = mediaFiles(folder);
  const inTurn = turnstile();
  const watcher = watcherOf(folder);
  const logFiles = new Map(
    (Object.keys(logs) as LogName[]).map((name) => [name, logFile(folder, name)] as const),
  );

  const alone = async <T>(work: () => Promise<T>, patience?: number): Promise<T> => {
    insistOnStore(folder);
    await makePrivate(folder);
    return withLock(folder, LOCK, work, patience);
  };

  /** Opens the state for writing: what was left over is put right, what is old brought up to date. */
  const openAlone = async (): Promise<State> => {
    await recoverCommit(folder);
    const state = await openState(folder, memory, onNote);
    if (state.version === SCHEMA_VERSION) return vetted(state);
    await upgrade(state).finally(() => state.close());
    return vetted(await openState(folder, memory, onNote));
  };

  const open = async (): Promise<State> => {
    const state = await openState(folder, memory, onNote);
    if (state.version === SCHEMA_VERSION) return vetted(state);
    state.close();
    return inTurn(() => alone(openAlone));
  };

  const reading = async <T>(work: (state: State) => T | Promise<T>): Promise<T> => {
    const state = await open();
    try {
      const result = await work(state);
      // A convenience for the next reader; where it cannot be had, that one looks for itself.
      if (state.hasNews) await alone(() => listNews(state), 0).catch(() => undefined);
      return result;
    } finally {
      state.close();
    }
  };

  let checked: { key: string; chain: HistoryChain } | undefined;
  const chainOf = (state: State): HistoryChain => {
    const { fd, stamp } = state.held(HISTORY);
    const key = JSON.stringify([stamp, state.read?.history]);
    if (checked?.key !== key) {
      checked = { key, chain: checkHistory(fd, stamp?.size ?? 0, state.read?.history) };
      if (checked.chain.damage.length > 0) onNote(damagedHistory(checked.chain.damage).message);
    }
    return checked.chain;
  };

  return {
    name: folder,
    read: (work) => reading((state) => work(snapshotOf(state))),
    write: (work) =>
      inTurn(() =>
        alone(async () => {
          const state = await openAlone();
          try {
            const { draft, newFiles } = draftOver(state);
            const commit = await work(draft);
            if (commit === undefined) return;
            const recorded = commit.unrecorded ? undefined : commit;
            await watcher.aside(() => commitFiles(state, newFiles(), recorded, history));
          } finally {
            state.close();
          }
        }),
      ),
    history: () =>
      reading((state) => {
        const { lines, damage } = chainOf(state);
        if (lines.length === 0 && damage[0] !== undefined) throw damagedHistory(damage);
        return lines
          .slice(-history.changes)
          .map(({ header }) => header)
          .reverse();
      }),
    historyDamage: () =>
      reading((state) => {
        const { damage, isEndDamaged } = chainOf(state);
        return { damage, isEndDamaged };
      }),
    verify: (scope) =>
      reading(async (state) => {
        const issues = await verifyContent(state, media);
        if (scope === 'all') issues.push(...chainOf(state).damage, ...(await verifyOtherFiles(folder)));
        // A damaged store is left as it is, its index too.
        if (issues.length > 0) state.hasNews = false;
        return issues;
      }),
    changeLine: (id) =>
      reading((state) => {
        const line = chainOf(state)
          .lines.slice(-history.changes)
          .findLast(({ header }) => header.id === id);
        return line === undefined ? undefined : changeTextAt(state.held(HISTORY).fd as number, line);
      }),
    async append(log, line) {
      await logFiles
        .get(log)
        ?.append(line)
        .catch(() => undefined);
    },
    log: async (log) => foldLog(logFiles.get(log)?.read() ?? { lines: [], folded: {} }, LOG_CAP) as never,
    async clearLog(log) {
      insistOnStore(folder);
      await logFiles.get(log)?.clear();
    },
    media,
    digest: (text) => hash('sha256', text),
    watch: (listener) => watcher.add(listener),
  };
}

/** In a copy without an index nothing is known, so everything is looked into before anything is used. */
function vetted(state: State): State {
  if (state.read !== undefined) return state;
  try {
    for (const name of COLLECTION_NAMES) state.shelf(name);
    for (const name of DOCUMENT_NAMES) state.document(name);
    return state;
  } catch (error) {
    state.close();
    throw error;
  }
}

function snapshotOf(state: State): Snapshot {
  return {
    get generation() {
      return state.generation;
    },
    shelf: (name) => state.shelf(name),
    document: (name) => state.document(name),
  };
}

function draftOver(state: State): { draft: Draft; newFiles(): NewFile[] } {
  const shelves = new Map<CollectionName, LineDraft>();
  const texts = new Map<DocumentName, string>();
  const shelf = (name: CollectionName): LineDraft => {
    const opened = shelves.get(name) ?? new LineDraft(state.shelf(name));
    shelves.set(name, opened);
    return opened;
  };
  return {
    draft: {
      base: snapshotOf(state),
      get generation() {
        return state.generation;
      },
      shelf,
      document: (name) => texts.get(name) ?? state.document(name),
      put: (name, text) => void texts.set(name, text),
    },
    newFiles() {
      // What is laid out otherwise is rewritten in passing, since it has been read anyway.
      for (const file of state.loose) {
        const name = COLLECTION_FILES.get(file);
        if (name !== undefined) shelf(name);
      }
      const files: NewFile[] = [];
      for (const [name, records] of shelves) {
        if (!records.isChanged && !state.loose.has(fileOf(name))) continue;
        files.push({ file: fileOf(name), pieces: records.bytes() });
      }
      for (const [name, text] of texts) files.push({ file: fileOf(name), pieces: [prettyBytes(text)] });
      return files;
    },
  };
}
