import type { ContentName } from '../../store/change.js';
import type { ChangeContext } from '../define/operation.js';

/** The newest change of a record after a moment, with every field that changed since. */
interface LaterChange {
  at: string;
  by: string;
  operation: string;
  fields: string[];
}

/** What happened to records after the state beside each id: an updatedAt or a hash. Records that history does not tell of are left out. */
export async function changesSince(
  history: ChangeContext['history'],
  place: ContentName,
  seen: ReadonlyMap<string, string>,
): Promise<Map<string, LaterChange>> {
  const found = new Map<string, LaterChange>();
  const states = [...seen.values()];
  const earliest = states.some(isHash) ? '' : states.reduce((least, at) => (at < least ? at : least));
  const reached = new Set<string>();
  for (const { id: changeId, at, by, operation } of await history.list()) {
    if (at <= earliest || reached.size === seen.size) break;
    const entries = (await history.recall(changeId))?.entries ?? [];
    for (const entry of entries) {
      const state = entry.in === place ? seen.get(entry.id) : undefined;
      if (state === undefined || reached.has(entry.id)) continue;
      if (isHash(state) ? entry.did !== 'remove' && entry.hash === state : at <= state) {
        reached.add(entry.id);
        continue;
      }
      const known = found.get(entry.id) ?? { at, by: by.name, operation, fields: [] };
      const changed = entry.did === 'update' ? Object.keys(entry.after) : [];
      known.fields = [...new Set([...known.fields, ...changed])].filter((name) => name !== 'updatedAt');
      found.set(entry.id, known);
    }
  }
  return found;
}

function isHash(state: string): boolean {
  return /^[0-9a-f]{16}$/.test(state);
}
