import { type CountedVisit, OTHER_PLACE, runtime, type StorageAdapter } from '@croupier/core';

/** Adds visits up, and writes them down. */
export interface VisitCounter {
  count(visit: Omit<CountedVisit, 'count'>): void;
  /** Writes what is not yet written. */
  flush(): Promise<void>;
}

/** How long visits are added up before they are written, in milliseconds: what a server that is killed forgets. */
const INTERVAL_MS = 1_000;
/** How many different visits wait for that; beyond it, their pages and places are not told apart. */
const MAX_WAITING = 2_000;

/** Creates the counter of a store. Of many like visits, one line is written, so that a flood of them fills no disk. */
export function createVisitCounter(storage: Pick<StorageAdapter, 'appendLog'>): VisitCounter {
  let waiting = new Map<string, CountedVisit>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = async (visits: Iterable<CountedVisit>) => {
    for (const visit of visits)
      await storage.appendLog('visits', { id: runtime.newId(), ...visit, ts: runtime.now().getTime() });
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const visits = waiting.values();
    waiting = new Map();
    writing = writing.then(() => write(visits));
    return writing;
  };
  const add = (visit: Omit<CountedVisit, 'count'>) => {
    const key = Object.values(visit).join('|');
    const known = waiting.get(key);
    if (known === undefined) waiting.set(key, { ...visit, count: 1 });
    else known.count++;
  };
  return {
    count(visit) {
      add(waiting.size < MAX_WAITING ? visit : { ...visit, page: OTHER_PLACE, place: OTHER_PLACE });
      timer ??= setTimeout(flush, INTERVAL_MS).unref();
    },
    flush,
  };
}
