import { type CollectionName, type DocumentName, documents, SECRET_COLLECTIONS } from '../model/catalogue.js';
import type { Entry, Place, RecordChange } from './change.js';
import { nameOf } from './content.js';
import type { Draft } from './home.js';

/** What a transaction did, for history, dry runs and caches; what is secret is left out of all but `isEmpty`. */
export interface Deeds {
  /** Whether nothing at all is other than before. */
  readonly isEmpty: boolean;
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
  /** The names of what was touched, at most `most` of them. */
  subjects(most: number): string[];
  /** Each record before and after, at most `most` of them. */
  changes(most: number): RecordChange[];
  entries(): Iterable<Entry>;
}

/** A record that a transaction wrote to, be it that nothing is other in the end. */
export interface Touch {
  place: Place;
  id: string;
  /** Undefined once the record is gone. */
  hash: string | undefined;
  existed: boolean;
}

/** Tells what a transaction did, from what it touched. */
export function deedsOf(draft: Draft, touches: readonly Touch[]): Deeds {
  const textOf = (
    state: Pick<Draft, 'document'> & { shelf: Draft['base']['shelf'] },
    { place, id }: Touch,
  ) =>
    place in documents ? state.document(place as DocumentName) : state.shelf(place as CollectionName).get(id);
  const parsed = (text: string | undefined) =>
    text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
  // Asked when the work is done, so what is found then stays so.
  let found: readonly Touch[] | undefined;
  const differs = (touch: Touch) =>
    touch.existed ? textOf(draft, touch) !== textOf(draft.base, touch) : touch.hash !== undefined;
  const isSecret = ({ place }: Touch) => (SECRET_COLLECTIONS as readonly Place[]).includes(place);
  const real = () => {
    found ??= touches.filter((touch) => !isSecret(touch) && differs(touch));
    return found;
  };
  const count = (passes: (touch: Touch) => boolean) => {
    let total = 0;
    for (const touch of real()) if (passes(touch)) total++;
    return total;
  };

  return {
    get isEmpty() {
      return real().length === 0 && !touches.some((touch) => isSecret(touch) && differs(touch));
    },
    get inserted() {
      return count((touch) => !touch.existed);
    },
    get updated() {
      return count((touch) => touch.existed && touch.hash !== undefined);
    },
    get removed() {
      return count((touch) => touch.hash === undefined);
    },
    subjects(most) {
      const names: string[] = [];
      for (const touch of real()) {
        if (names.length === most) break;
        const record = parsed(textOf(draft, touch) ?? textOf(draft.base, touch));
        names.push(touch.place in documents ? touch.place : nameOf(record ?? {}));
      }
      return names;
    },
    changes(most) {
      const changes: RecordChange[] = [];
      for (const touch of real()) {
        if (changes.length === most) break;
        changes.push({
          in: touch.place,
          id: touch.id,
          before: touch.existed ? parsed(textOf(draft.base, touch)) : undefined,
          after: touch.hash === undefined ? undefined : parsed(textOf(draft, touch)),
        });
      }
      return changes;
    },
    *entries() {
      for (const touch of real()) {
        const { place, id, hash } = touch;
        if (!touch.existed && hash !== undefined) {
          yield { in: place, id, did: 'insert', hash };
          continue;
        }
        const before = parsed(textOf(draft.base, touch)) ?? {};
        if (hash === undefined) {
          yield { in: place, id, did: 'remove', before };
          continue;
        }
        const after = parsed(textOf(draft, touch)) ?? {};
        yield { in: place, id, did: 'update', ...changedFields(before, after), hash };
      }
    },
  };
}

/** The top-level fields that differ; null stands for a field that is not there. */
function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = { before: {} as Record<string, unknown>, after: {} as Record<string, unknown> };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    changed.before[name] = before[name] ?? null;
    changed.after[name] = after[name] ?? null;
  }
  return changed;
}
