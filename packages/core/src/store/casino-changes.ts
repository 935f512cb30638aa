import { type CasinoChange, type CasinoState, CHANGE_FIELDS } from '../model/casino-change.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { ChangeHeader } from './change.js';
import { parseChange } from './read-change.js';
import type { StorageAdapter } from './storage-adapter.js';

/** How many changes are looked at, the latest first, and how many of them at the same time. */
const MAX_CHANGES = 300;
const MAX_READS = 20;

/** What one change did to a casino; no states where visitors see it for the first time, or no longer. */
interface CasinoEdit {
  casino: string;
  states?: Omit<CasinoChange, 'at'>;
}

type History = Pick<StorageAdapter, 'history' | 'changeLine'>;
type Changes = PublicCatalogue['casinoChanges'];

const histories = new WeakMap<History, CasinoHistory>();

/**
 * What visitors saw change of each casino in the year before a day, YYYY-MM-DD, newest first, by the casino's id. Left
 * out are what nobody saw, because the casino was hidden or the change was undone, and who changed it. Nothing of a
 * history that cannot be read: that is no reason to show no page.
 */
export async function readCasinoChanges(storage: History, today: string): Promise<Changes> {
  const history = histories.get(storage) ?? new CasinoHistory(storage);
  histories.set(storage, history);
  return history.read(today).catch(() => new Map());
}

/** The edits of casinos in a history. A change stays as it was made, so each is read once. */
class CasinoHistory {
  readonly #storage: History;
  #edits = new Map<string, readonly CasinoEdit[]>();

  constructor(storage: History) {
    this.#storage = storage;
  }

  async read(today: string): Promise<Changes> {
    const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const recent = withoutUndone(await this.#storage.history())
      .filter(({ at, updated, operation }) => at >= since && updated > 0 && operation.startsWith('casinos.'))
      .slice(0, MAX_CHANGES);
    await this.#load(recent.map(({ id }) => id));
    return visibleChanges(recent, this.#edits);
  }

  async #load(ids: readonly string[]): Promise<void> {
    const edits = new Map<string, readonly CasinoEdit[]>();
    const unread: string[] = [];
    for (const id of ids) {
      const known = this.#edits.get(id);
      if (known === undefined) unread.push(id);
      else edits.set(id, known);
    }
    for (let start = 0; start < unread.length; start += MAX_READS) {
      const batch = unread.slice(start, start + MAX_READS);
      const lines = await Promise.all(batch.map((id) => this.#storage.changeLine(id)));
      for (const [i, id] of batch.entries()) edits.set(id, casinoEdits(lines[i]));
    }
    this.#edits = edits;
  }
}

/** The changes, newest first, without those that were undone and those that undo. */
function withoutUndone(headers: readonly ChangeHeader[]): ChangeHeader[] {
  const undone = new Set<string>();
  return headers.filter(({ id, undoes = [] }) => {
    if (undone.has(id)) return false;
    for (const one of [undoes].flat()) undone.add(one);
    return undoes.length === 0;
  });
}

function casinoEdits(line: string | undefined): CasinoEdit[] {
  const { entries } = (line === undefined ? undefined : parseChange(line)) ?? { entries: [] };
  const edits: CasinoEdit[] = [];
  for (const entry of entries) {
    if (entry.in !== 'casinos') continue;
    if (entry.did !== 'update' || entry.before.isActive === false) edits.push({ casino: entry.id });
    else {
      const states = { before: pickState(entry.before), after: pickState(entry.after) };
      const isVisible = Object.keys({ ...states.before, ...states.after }).length > 0;
      if (isVisible) edits.push({ casino: entry.id, states });
    }
  }
  return edits;
}

function pickState(fields: Record<string, unknown>): CasinoState {
  const given = CHANGE_FIELDS.filter((name) => fields[name] !== undefined && fields[name] !== null);
  return Object.fromEntries(given.map((name) => [name, fields[name]]));
}

function visibleChanges(
  changes: readonly ChangeHeader[],
  edits: ReadonlyMap<string, readonly CasinoEdit[]>,
): Map<string, CasinoChange[]> {
  const found = new Map<string, CasinoChange[]>();
  /** The casinos that nobody saw before: what is older is no news to visitors. */
  const unseen = new Set<string>();
  for (const { id, at } of changes) {
    for (const { casino, states } of edits.get(id) ?? []) {
      if (unseen.has(casino)) continue;
      if (states === undefined) unseen.add(casino);
      else found.set(casino, [...(found.get(casino) ?? []), { at, ...states }]);
    }
  }
  return found;
}
