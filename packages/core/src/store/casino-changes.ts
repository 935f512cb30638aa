import { type CasinoChange, type CasinoState, CHANGE_FIELDS } from '../model/casino-change.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { Change, ChangeHeader } from './change.js';
import { parseChange } from './read-change.js';
import type { StorageAdapter } from './storage-adapter.js';

/** How many changes are looked at, the latest first, and how many of them at the same time. */
const MAX_CHANGES = 300;
const MAX_READS = 20;

type Changes = PublicCatalogue['casinoChanges'];

/**
 * What changed of each casino within a year, newest first, by the casino's id. Left out are what nobody saw, because the
 * casino was hidden or the change was taken back, and who changed it.
 */
export async function readCasinoChanges(
  storage: Pick<StorageAdapter, 'history' | 'changeLine'>,
  today: string,
): Promise<Changes> {
  const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const recent = takeStanding(await storage.history())
    .filter(({ at, updated, operation }) => at >= since && updated > 0 && operation.startsWith('casinos.'))
    .slice(0, MAX_CHANGES);
  const changes: Change[] = [];
  for (let start = 0; start < recent.length; start += MAX_READS) {
    const ids = recent.slice(start, start + MAX_READS).map(({ id }) => id);
    const lines = await Promise.all(ids.map((id) => storage.changeLine(id)));
    for (const line of lines) {
      const change = line === undefined ? undefined : parseChange(line);
      if (change !== undefined) changes.push(change);
    }
  }
  return casinoChanges(changes);
}

/** The changes, newest first, without those that were taken back and those that take back. */
function takeStanding(headers: readonly ChangeHeader[]): ChangeHeader[] {
  const undone = new Set<string>();
  return headers.filter(({ id, undoes = [] }) => {
    if (undone.has(id)) return false;
    for (const one of [undoes].flat()) undone.add(one);
    return undoes.length === 0;
  });
}

function casinoChanges(changes: readonly Change[]): Changes {
  const found = new Map<string, CasinoChange[]>();
  /** The casinos that nobody saw before: what is older is no news to visitors. */
  const unseen = new Set<string>();
  for (const { at, entries } of changes) {
    for (const entry of entries) {
      if (entry.in !== 'casinos' || unseen.has(entry.id)) continue;
      if (entry.did !== 'update' || entry.before.isActive === false) unseen.add(entry.id);
      else {
        const change = { at, before: pickState(entry.before), after: pickState(entry.after) };
        const isVisible = Object.keys({ ...change.before, ...change.after }).length > 0;
        if (isVisible) found.set(entry.id, [...(found.get(entry.id) ?? []), change]);
      }
    }
  }
  return found;
}

function pickState(fields: Record<string, unknown>): CasinoState {
  const given = CHANGE_FIELDS.filter((name) => fields[name] !== undefined && fields[name] !== null);
  return Object.fromEntries(given.map((name) => [name, fields[name]]));
}
