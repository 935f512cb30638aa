import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { StorageAdapter } from '../storage-adapter.js';
import { draftWriter } from './commit/draft-writer.js';
import { expiringFiles } from './expiring-files.js';
import { fileAccess } from './file-access.js';
import { changeTextAt, damagedHistory } from './history/history-chain.js';
import { HISTORY_LIMITS, type HistoryLimits } from './history/history-file.js';
import { historyReader } from './history/history-reader.js';
import { logFiles } from './log-file.js';
import { mediaFiles } from './media-files.js';
import { verifyContent, verifyOtherFiles } from './repair/verify.js';
import { snapshotOf } from './snapshot/file-draft.js';
import { HISTORY_FILE } from './store-folder.js';
import { createWatcher, generationReader } from './watch.js';

/** Options of the file storage. */
export interface FileStorageOptions {
  /** Receives notes for the owner: an accepted edit by hand, an upgraded store. */
  onNote?: (note: string) => void;
  /** How much history is kept; 1,000 changes or 200 MB by default. */
  history?: HistoryLimits;
  /**
   * Whether a small edit is committed by its line of history alone, and the files follow a second later, large ones up to half
   * a minute: for a process that stays and makes many edits.
   */
  writeAhead?: boolean;
}

/** Storage in a folder. The folder is opened on first use. Problem: `fault` if it is not a store. */
export function fileStorage(
  dir: string,
  { onNote = () => undefined, history = HISTORY_LIMITS, writeAhead = false }: FileStorageOptions = {},
): StorageAdapter {
  const folder = resolve(dir);
  const media = mediaFiles(folder);
  const watcher = createWatcher(folder);
  const reader = historyReader(history, onNote);
  const { chainOf, keptLines, damageOf } = reader;
  const writer = draftWriter(reader, watcher, { history, writeAhead });
  const { read, write } = fileAccess(folder, writer, { onNote, writeAhead });

  return {
    displayName: folder,
    kind: 'folder',
    generation: generationReader(folder),
    read: (work, options) =>
      read((snapshot) => work(snapshotOf(snapshot, () => keptLines(snapshot))), options),
    write,
    history: () =>
      read((snapshot) => {
        const { lines, damage } = chainOf(snapshot);
        if (lines.length === 0 && damage[0] !== undefined) throw damagedHistory(damage);
        return keptLines(snapshot)
          .map(({ header }) => header)
          .reverse();
      }),
    historyDamage: () =>
      read((snapshot) => {
        const { damage, isEndDamaged } = chainOf(snapshot);
        return { damage, isEndDamaged };
      }),
    verify: (scope) =>
      read(
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
      read((snapshot) => {
        const line = keptLines(snapshot).findLast(({ header }) => header.id === id);
        return line === undefined
          ? undefined
          : changeTextAt(snapshot.openedFile(HISTORY_FILE).fd as number, line);
      }),
    ...logFiles(folder),
    media,
    expiring: expiringFiles(folder),
    digest: (text) => hash('sha256', text),
    watch: (listener) => watcher.subscribe(listener),
  };
}
