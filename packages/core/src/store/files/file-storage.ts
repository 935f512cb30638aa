import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { COLLECTION_NAMES, DOCUMENT_NAMES, SCHEMA_VERSION } from '../../model/collections.js';
import { type LogName, logSchemas, MAX_LOG_LINES } from '../../model/documents/traffic-logs.js';
import { isProblem, problem } from '../../problem.js';
import type { ContentName } from '../change.js';
import type { AccessOptions, RepairMode, StorageAdapter } from '../storage-adapter.js';
import { compactLog } from '../traffic-log.js';
import { commitFiles, commitWriteAhead, mayWriteAhead, updateIndex } from './commit/commit.js';
import { recoverCommit } from './commit/commit-recovery.js';
import { createQueue, withLock } from './commit/lock.js';
import { upgrade } from './commit/upgrade.js';
import { expiringFiles } from './expiring-files.js';
import { toFileProblem } from './file-problems.js';
import { createCheckpointTimer } from './history/checkpoint-timer.js';
import { changeTextAt, damagedHistory } from './history/history-chain.js';
import { HISTORY_LIMITS, type HistoryLimits } from './history/history-file.js';
import { historyReader } from './history/history-reader.js';
import { HistoryRewrite } from './history/history-rewrite.js';
import { checkReplayable } from './history/write-ahead.js';
import { createPrivateFolder } from './init-store.js';
import { logFile } from './log-file.js';
import { mediaFiles } from './media-files.js';
import { discardIfReplaced } from './repair/discard-damaged-files.js';
import { keepDamagedFiles } from './repair/keep-damaged-files.js';
import { verifyContent, verifyOtherFiles } from './repair/verify.js';
import { emptyFileCache } from './snapshot/file-cache.js';
import { openDraft, snapshotOf } from './snapshot/file-draft.js';
import type { FileSnapshot } from './snapshot/file-snapshot.js';
import { openFileSnapshot } from './snapshot/open-snapshot.js';
import type { OpenedDraft } from './snapshot/opened-draft.js';
import { createSnapshotCache } from './snapshot/snapshot-cache.js';
import { fileOf, HISTORY_FILE, LOCK_FILE, requireStore } from './store-folder.js';
import { createWatcher, generationReader } from './watch.js';

/** Options of the file storage. */
export interface FileStorageOptions {
  /** Receives notes for the owner: an accepted edit by hand, an upgraded store. */
  onNote?: (note: string) => void;
  /** How much history is kept; 1,000 changes or 200 MB by default. */
  history?: HistoryLimits;
  /**
   * Whether a small edit is committed by its line of history alone, and the files follow within a second: for a process
   * that stays and makes many.
   */
  writeAhead?: boolean;
}

/**
 * After how many milliseconds a process that makes many edits sees what was edited by hand: it looks at twenty files for
 * each question, which takes a tenth of an edit. What croupier commits, in any process, is seen at once.
 */
const HAND_EDITS_SEEN_AFTER_MS = 10;

/** Storage in a folder. The folder is opened on first use. Problem: `fault` if it is not a store. */
export function fileStorage(
  dir: string,
  { onNote = () => undefined, history = HISTORY_LIMITS, writeAhead = false }: FileStorageOptions = {},
): StorageAdapter {
  const folder = resolve(dir);
  const cache = emptyFileCache();
  const media = mediaFiles(folder);
  const enqueue = createQueue();
  const watcher = createWatcher(folder);
  const logFiles = new Map(
    (Object.keys(logSchemas) as LogName[]).map((name) => [name, logFile(folder, name)] as const),
  );

  const { chainOf, keptLines, damageOf, lastChangeOf } = historyReader(history, onNote);

  /** The history of a draft that is thrown away, or that changes files alone. */
  const unreplacedHistoryOf = (snapshot: FileSnapshot) => ({
    lines: () => keptLines(snapshot),
    lastChange: () => lastChangeOf(snapshot),
    replaceHistory: () => ({ begin: () => undefined, add: () => undefined }),
  });

  const withStoreLock = async <T>(work: () => Promise<T>, patience?: number): Promise<T> => {
    // A snapshot that is open was found in a store with all that it needs.
    if (!snapshotCache.isOpen()) {
      requireStore(folder);
      await createPrivateFolder(folder);
    }
    return withLock(folder, LOCK_FILE, work, patience);
  };

  /** Opens the snapshot for writing: what was left over is put right, what is old brought up to date. */
  const openForWriting = async ({ repair = false }: AccessOptions = {}): Promise<FileSnapshot> => {
    const unfinished = await recoverCommit(folder).catch((error: unknown) => error);
    if (repair) {
      const snapshot = await openFileSnapshot(folder, cache, onNote, repair);
      if (snapshot.indexFault !== undefined) {
        snapshot.close();
        throw snapshot.indexFault;
      }
      const isUsable = unfinished === undefined || snapshot.isIndexRepaired;
      if (isUsable && snapshot.version === SCHEMA_VERSION) return discardIfReplaced(snapshot);
      snapshot.close();
    }
    if (unfinished !== undefined) throw unfinished;
    const snapshot = await openFileSnapshot(folder, cache, onNote);
    if (snapshot.version === SCHEMA_VERSION) return checkAllIfUnindexed(snapshot);
    await upgrade(snapshot).finally(() => snapshot.close());
    return checkAllIfUnindexed(await openFileSnapshot(folder, cache, onNote));
  };

  const open = async (): Promise<FileSnapshot> => {
    const snapshot = await openFileSnapshot(folder, cache, onNote);
    if (snapshot.version === SCHEMA_VERSION) return checkAllIfUnindexed(snapshot);
    snapshot.close();
    return enqueue(() => withStoreLock(openForWriting));
  };

  /** Opens the snapshot as it is after a repair. */
  const openForRepair = async (mode: RepairMode): Promise<FileSnapshot> => {
    const snapshot = await openFileSnapshot(folder, cache, onNote, mode);
    if (snapshot.version === SCHEMA_VERSION) return discardIfReplaced(snapshot);
    snapshot.close();
    return open();
  };

  const snapshotCache = createSnapshotCache(open, {
    handEditsSeenAfterMs: writeAhead ? HAND_EDITS_SEEN_AFTER_MS : 0,
  });

  const withSnapshot = async <T>(
    work: (snapshot: FileSnapshot) => T | Promise<T>,
    { repair = false, dryRun = false }: AccessOptions = {},
  ): Promise<T> => {
    const snapshot = await (repair ? openForRepair(repair) : snapshotCache.open());
    try {
      const result = await work(snapshot);
      if (repair || dryRun) return result;
      if (writeAhead && snapshot.writeAhead !== undefined) checkpointSoon();
      // Only saves the next reader time, so a failure is ignored.
      if (snapshot.isIndexOutdated)
        await withStoreLock(() => updateIndex(snapshot), 0).catch(() => undefined);
      return result;
    } catch (error) {
      throw withFileName(error);
    } finally {
      if (repair) snapshot.close();
      else snapshotCache.release(snapshot);
    }
  };

  const checkpointSoon = createCheckpointTimer(() =>
    enqueue(() =>
      withStoreLock(async () => {
        const snapshot = await openForWriting();
        const { newFiles, close } = openDraft(snapshot, unreplacedHistoryOf(snapshot));
        try {
          if (snapshot.writeAhead !== undefined)
            await watcher.runOwnCommit(snapshot, () => commitFiles(snapshot, newFiles(), undefined, history));
        } finally {
          close();
          snapshot.close();
        }
      }),
    ),
  );

  return {
    displayName: folder,
    generation: generationReader(folder),
    read: (work, options) =>
      withSnapshot((snapshot) => work(snapshotOf(snapshot, () => keptLines(snapshot))), options),
    write: (work, options) =>
      options?.dryRun === true
        ? withSnapshot(async (snapshot) => {
            const draft = openDraft(snapshot, unreplacedHistoryOf(snapshot));
            await work(draft.draft).finally(() => draft.close());
          }, options)
        : enqueue(() =>
            withStoreLock(async () => {
              const current = options?.repair ? undefined : snapshotCache.current();
              const snapshot = current ?? (await openForWriting(options));
              let rewrite: HistoryRewrite | undefined;
              let opened: OpenedDraft | undefined;
              try {
                opened = openDraft(snapshot, {
                  lines: () => keptLines(snapshot),
                  lastChange: () => rewrite?.last ?? lastChangeOf(snapshot),
                  replaceHistory: () => {
                    rewrite = new HistoryRewrite(folder);
                    return rewrite;
                  },
                });
                const { draft, newFiles } = opened;
                const commit = await work(draft).catch((error: unknown) => {
                  throw withFileName(error);
                });
                if (commit === undefined) return;
                await keepDamagedFiles(snapshot);
                const earlier = rewrite;
                rewrite = undefined;
                let recorded = commit.unrecorded ? undefined : commit;
                if (writeAhead && recorded && earlier === undefined && mayWriteAhead(snapshot, history)) {
                  const { commit, edits } = checkReplayable(opened, recorded);
                  recorded = commit;
                  if (edits !== undefined) {
                    await watcher.runOwnCommit(snapshot, () => commitWriteAhead(snapshot, commit, edits));
                    checkpointSoon();
                    return;
                  }
                }
                await watcher.runOwnCommit(snapshot, () =>
                  commitFiles(snapshot, newFiles(), recorded, history, earlier),
                );
              } finally {
                opened?.close();
                await rewrite?.discard();
                if (current === undefined) snapshot.close();
                else snapshotCache.release(current);
              }
            }),
          ),
    history: () =>
      withSnapshot((snapshot) => {
        const { lines, damage } = chainOf(snapshot);
        if (lines.length === 0 && damage[0] !== undefined) throw damagedHistory(damage);
        return keptLines(snapshot)
          .map(({ header }) => header)
          .reverse();
      }),
    historyDamage: () =>
      withSnapshot((snapshot) => {
        const { damage, isEndDamaged } = chainOf(snapshot);
        return { damage, isEndDamaged };
      }),
    verify: (scope) =>
      withSnapshot(
        async (snapshot) => {
          const damage = await verifyContent(snapshot, media);
          if (scope !== 'all') return damage;
          damage.push(...damageOf(snapshot));
          damage.push(...(await verifyOtherFiles(folder, damage)));
          return damage;
        },
        { repair: true },
      ),
    changeLine: (id) =>
      withSnapshot((snapshot) => {
        const line = keptLines(snapshot).findLast(({ header }) => header.id === id);
        return line === undefined
          ? undefined
          : changeTextAt(snapshot.openedFile(HISTORY_FILE).fd as number, line);
      }),
    async appendLog(log, line) {
      await logFiles
        .get(log)
        ?.append(line)
        .catch(() => undefined);
    },
    readLog: async (log) =>
      compactLog(logFiles.get(log)?.read() ?? { lines: [], folded: {} }, MAX_LOG_LINES) as never,
    async replaceLog(log, kept) {
      requireStore(folder);
      try {
        await logFiles.get(log)?.replace(compactLog(kept, MAX_LOG_LINES));
      } catch (error) {
        throw toFileProblem(error, folder);
      }
    },
    async clearLog(log) {
      requireStore(folder);
      await logFiles.get(log)?.clear();
    },
    media,
    expiring: expiringFiles(folder),
    digest: (text) => hash('sha256', text),
    watch: (listener) => watcher.subscribe(listener),
  };
}

/** In a copy without an index nothing is known, so everything is looked into before anything is used. */
function checkAllIfUnindexed(snapshot: FileSnapshot): FileSnapshot {
  if (snapshot.storedIndex !== undefined) return snapshot;
  try {
    for (const name of COLLECTION_NAMES) snapshot.table(name);
    for (const name of DOCUMENT_NAMES) snapshot.document(name);
    return snapshot;
  } catch (error) {
    snapshot.close();
    throw error;
  }
}

/** Damage in the text of a record was met where only its collection is known. */
function withFileName(error: unknown): unknown {
  if (!isProblem(error) || error.reason !== 'store.text-damaged') return error;
  const content = fileOf(error.params.content as ContentName);
  return problem('store.text-damaged', { content }, { cause: error });
}
