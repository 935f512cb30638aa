import type { Damage } from '../storage-adapter.js';
import type { FileSnapshot } from './file-snapshot.js';
import {
  type ChainedLine,
  checkHistory,
  damagedHistory,
  type HistoryChain,
  lastNumberIn,
} from './history-chain.js';
import type { HistoryLimits } from './history-file.js';
import { HISTORY_FILE } from './store-folder.js';

/** Reads the history of states; the one that was checked last is remembered. */
export interface HistoryReader {
  chainOf(state: FileSnapshot): HistoryChain;
  /** The good lines within the limits, oldest first. */
  keptLines(state: FileSnapshot): ChainedLine[];
  damageOf(state: FileSnapshot): Damage[];
  /** The number of the newest recorded change; 0 before the first. */
  lastChangeOf(state: FileSnapshot): number;
}

/** Creates a reader; `onNote` is told of damage once for each history. */
export function historyReader(limits: HistoryLimits, onNote: (note: string) => void): HistoryReader {
  let checked: { key: string; chain: HistoryChain } | undefined;
  const chainOf = (state: FileSnapshot): HistoryChain => {
    const { fd, stamp } = state.openedFile(HISTORY_FILE);
    const known = state.storedIndex === undefined ? undefined : state.index.history;
    const key = JSON.stringify([stamp, known]);
    if (checked?.key !== key) {
      checked = { key, chain: checkHistory(fd, stamp?.size ?? 0, known) };
      if (checked.chain.damage.length > 0) onNote(damagedHistory(checked.chain.damage).message);
    }
    return checked.chain;
  };
  return {
    chainOf,
    keptLines: (state) => chainOf(state).lines.slice(-limits.changes),
    damageOf(state) {
      const { fault } = state.openedFile(HISTORY_FILE);
      if (fault === undefined) return chainOf(state).damage;
      return fault.issues.length > 0 ? fault.issues : [{ message: fault.message, file: HISTORY_FILE }];
    },
    lastChangeOf(state) {
      if (state.storedIndex === undefined) return lastNumberIn(chainOf(state));
      const { last, changes } = state.index.history;
      return last ?? changes;
    },
  };
}
