import type { CollectionName } from '../../model/collections.js';
import type { ChangeContext } from '../define/operation.js';

/** The newest change of a record after a moment, with every field that changed since. */
export interface LaterChange {
  at: string;
  by: string;
  operation: string;
  fields: string[];
}

/** What happened to records after the moment that stands beside each id; nothing where history does not reach back. */
export async function changesSince(
  history: ChangeContext['history'],
  collection: CollectionName,
  moments: ReadonlyMap<string, string>,
): Promise<Map<string, LaterChange>> {
  const found = new Map<string, LaterChange>();
  const earliest = [...moments.values()].reduce((least, moment) => (moment < least ? moment : least));
  for (const { id: changeId, at, by, operation } of await history.list()) {
    if (at <= earliest) break;
    const entries = (await history.recall(changeId))?.entries ?? [];
    for (const entry of entries) {
      const moment = entry.in === collection ? moments.get(entry.id) : undefined;
      if (moment === undefined || at <= moment) continue;
      const known = found.get(entry.id) ?? { at, by: by.name, operation, fields: [] };
      const changed = entry.did === 'update' ? Object.keys(entry.after) : [];
      known.fields = [...new Set([...known.fields, ...changed])].filter((name) => name !== 'updatedAt');
      found.set(entry.id, known);
    }
  }
  return found;
}
