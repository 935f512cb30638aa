import type { Damage } from '../../storage-adapter.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import { HISTORY_FILE } from '../store-folder.js';
import {
  type ChainedLine,
  checkHistory,
  damagedHistory,
  type HistoryChain,
  lastNumberIn,
} from './history-chain.js';
import type { HistoryLimits } from './history-file.js';

/** Reads the history of snapshots; the one that was checked last is remembered. */
export interface HistoryReader {
  chainOf(snapshot: FileSnapshot): HistoryChain;
  /** The good lines within the limits, oldest first. */
  keptLines(snapshot: FileSnapshot): ChainedLine[];
  damageOf(snapshot: FileSnapshot): Damage[];
  /** The number of the newest recorded change; 0 before the first. */
  lastChangeOf(snapshot: FileSnapshot): number;
}

/** Creates a reader; `onNote` is told of damage once for each history. */
export function historyReader(limits: HistoryLimits, onNote: (note: string) => void): HistoryReader {
  let checked: { key: string; chain: HistoryChain } | undefined;
  const chainOf = (snapshot: FileSnapshot): HistoryChain => {
    const { fd, stamp } = snapshot.openedFile(HISTORY_FILE);
    const known = snapshot.storedIndex === undefined ? undefined : snapshot.index.history;
    const key = JSON.stringify([stamp, known]);
    if (checked?.key !== key) {
      checked = { key, chain: checkHistory(fd, stamp?.size ?? 0, known) };
      if (checked.chain.damage.length > 0) onNote(damagedHistory(checked.chain.damage).message);
    }
    return checked.chain;
  };
  return {
    chainOf,
    keptLines: (snapshot) => chainOf(snapshot).lines.slice(-limits.changes),
    damageOf(snapshot) {
      const { fault } = snapshot.openedFile(HISTORY_FILE);
      if (fault === undefined) return chainOf(snapshot).damage;
      return fault.issues.length > 0 ? fault.issues : [{ message: fault.message, file: HISTORY_FILE }];
    },
    lastChangeOf(snapshot) {
      if (snapshot.storedIndex === undefined) return lastNumberIn(chainOf(snapshot));
      const { last, changes } = snapshot.index.history;
      return last ?? changes;
    },
  };
}
