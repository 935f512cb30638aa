import type { StoreState } from '../memory-storage.js';
import { HISTORY_KEY } from './local-storage-keys.js';

const PROBE_KEY = 'storeProbe';

/** How many characters a change adds at least: its records. What its line in the history takes is not known yet. */
export function leastGrowth(storage: Storage, before: StoreState, after: StoreState['tables']): number {
  let growth = -(storage.getItem(HISTORY_KEY)?.length ?? 0);
  for (const [name, records] of after) {
    const old = before.tables.get(name);
    if (old === records) continue;
    for (const text of old?.texts() ?? []) growth -= text.length;
    for (const text of records.texts()) growth += text.length;
  }
  return growth;
}

/** Asks the storage for room, and leaves it as it was. Throws what the storage throws. */
export function probeRoom(storage: Storage, characters: number): void {
  try {
    storage.setItem(PROBE_KEY, ' '.repeat(characters));
  } finally {
    storage.removeItem(PROBE_KEY);
  }
}
