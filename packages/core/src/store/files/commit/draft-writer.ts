import type { Commit, Draft } from '../../storage-adapter.js';
import type { HistoryLimits } from '../history/history-file.js';
import type { HistoryReader } from '../history/history-reader.js';
import { HistoryRewrite } from '../history/history-rewrite.js';
import { checkReplayable } from '../history/write-ahead.js';
import { keepDamagedFiles } from '../repair/keep-damaged-files.js';
import { openDraft } from '../snapshot/file-draft.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import type { OpenedDraft } from '../snapshot/opened-draft.js';
import { withFileName } from '../store-folder.js';
import type { Watcher } from '../watch.js';
import { commitFiles, commitWriteAhead, mayWriteAhead } from './commit.js';

/** Makes drafts over a snapshot, and commits them; but for `tryOut`, only the holder of the lock may do that. */
export interface DraftWriter {
  /** Makes a draft and throws it away. */
  tryOut(snapshot: FileSnapshot, work: (draft: Draft) => Promise<unknown>): Promise<void>;
  /** Commits a draft; true where its line of history alone was written, and the files are to follow. */
  write(snapshot: FileSnapshot, work: (draft: Draft) => Promise<Commit | undefined>): Promise<boolean>;
  /** Writes the files that follow the history. */
  checkpoint(snapshot: FileSnapshot): Promise<void>;
}

/** Creates a writer of one folder. */
export function draftWriter(
  { keptLines, lastChangeOf }: Pick<HistoryReader, 'keptLines' | 'lastChangeOf'>,
  watcher: Watcher,
  { history, writeAhead }: { history: HistoryLimits; writeAhead: boolean },
): DraftWriter {
  /** A draft that keeps the history. */
  const openPlainDraft = (snapshot: FileSnapshot) =>
    openDraft(snapshot, {
      lines: () => keptLines(snapshot),
      lastChange: () => lastChangeOf(snapshot),
      replaceHistory: () => ({ begin: () => undefined, add: () => undefined }),
    });

  return {
    async tryOut(snapshot, work) {
      const { draft, close } = openPlainDraft(snapshot);
      await work(draft).finally(close);
    },
    async checkpoint(snapshot) {
      if (snapshot.writeAhead === undefined) return;
      const { newFiles, close } = openPlainDraft(snapshot);
      const commit = () => commitFiles(snapshot, newFiles(), undefined, history);
      await watcher.runOwnCommit(snapshot, commit).finally(close);
    },
    async write(snapshot, work) {
      let rewrite: HistoryRewrite | undefined;
      let opened: OpenedDraft | undefined;
      try {
        opened = openDraft(snapshot, {
          lines: () => keptLines(snapshot),
          lastChange: () => rewrite?.last ?? lastChangeOf(snapshot),
          replaceHistory: () => {
            rewrite = new HistoryRewrite(snapshot.folder);
            return rewrite;
          },
        });
        const { draft, newFiles } = opened;
        const commit = await work(draft).catch((error: unknown) => {
          throw withFileName(error);
        });
        if (commit === undefined) return false;
        await keepDamagedFiles(snapshot);
        const earlier = rewrite;
        rewrite = undefined;
        let recorded = commit.unrecorded ? undefined : commit;
        if (writeAhead && recorded && earlier === undefined && mayWriteAhead(snapshot, history)) {
          const { commit, edits } = checkReplayable(opened, recorded);
          recorded = commit;
          if (edits !== undefined) {
            await watcher.runOwnCommit(snapshot, () => commitWriteAhead(snapshot, commit, edits));
            return true;
          }
        }
        await watcher.runOwnCommit(snapshot, () =>
          commitFiles(snapshot, newFiles(), recorded, history, earlier),
        );
        return false;
      } finally {
        opened?.close();
        await rewrite?.discard();
      }
    },
  };
}
