import {
  type CollectionName,
  type DocumentName,
  documents,
  UNREPORTED_COLLECTIONS,
} from '../model/collections.js';
import type { ChangeEntry, ContentName, RecordChange } from './change.js';
import { displayNameOf } from './content.js';
import type { Draft } from './storage-adapter.js';

/** What a transaction did, for history, dry runs and caches; what is secret is left out of all but `isEmpty`. */
export interface ChangeSet {
  /** Whether nothing changed. */
  readonly isEmpty: boolean;
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
  /** The names of what was touched, at most `most` of them. */
  subjects(most: number): string[];
  /** Each record before and after, at most `most` of them. */
  changes(most: number): RecordChange[];
  entries(): Iterable<ChangeEntry>;
}

/** A record that a transaction wrote to, even if it ended up unchanged. */
export interface TouchedRecord {
  contentName: ContentName;
  id: string;
  /** Undefined once the record is gone. */
  hash: string | undefined;
  existed: boolean;
}

/** Tells what a transaction did, from what it touched. */
export function changeSetOf(draft: Draft, touchedRecords: readonly TouchedRecord[]): ChangeSet {
  const textOf = (
    state: Pick<Draft, 'document'> & { table: Draft['base']['table'] },
    { contentName, id }: TouchedRecord,
  ) =>
    contentName in documents
      ? state.document(contentName as DocumentName)
      : state.table(contentName as CollectionName).get(id);
  const parsed = (text: string | undefined) =>
    text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
  // Runs after the work is done, so the results stay valid.
  let changedRecords: readonly TouchedRecord[] | undefined;
  const isChanged = (touch: TouchedRecord) =>
    touch.existed ? textOf(draft, touch) !== textOf(draft.base, touch) : touch.hash !== undefined;
  const isSecret = ({ contentName }: TouchedRecord) =>
    (UNREPORTED_COLLECTIONS as readonly ContentName[]).includes(contentName);
  const changed = () => {
    changedRecords ??= touchedRecords.filter((touch) => !isSecret(touch) && isChanged(touch));
    return changedRecords;
  };
  const count = (passes: (touch: TouchedRecord) => boolean) => {
    let total = 0;
    for (const touch of changed()) if (passes(touch)) total++;
    return total;
  };

  return {
    get isEmpty() {
      return changed().length === 0 && !touchedRecords.some((touch) => isSecret(touch) && isChanged(touch));
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
      for (const touch of changed()) {
        if (names.length === most) break;
        const record = parsed(textOf(draft, touch) ?? textOf(draft.base, touch));
        names.push(touch.contentName in documents ? touch.contentName : displayNameOf(record ?? {}));
      }
      return names;
    },
    changes(most) {
      const changes: RecordChange[] = [];
      for (const touch of changed()) {
        if (changes.length === most) break;
        changes.push({
          in: touch.contentName,
          id: touch.id,
          before: touch.existed ? parsed(textOf(draft.base, touch)) : undefined,
          after: touch.hash === undefined ? undefined : parsed(textOf(draft, touch)),
        });
      }
      return changes;
    },
    *entries() {
      for (const touch of changed()) {
        const { contentName, id, hash } = touch;
        if (!touch.existed && hash !== undefined) {
          yield { in: contentName, id, did: 'insert', hash };
          continue;
        }
        const before = parsed(textOf(draft.base, touch)) ?? {};
        if (hash === undefined) {
          yield { in: contentName, id, did: 'remove', before };
          continue;
        }
        const after = parsed(textOf(draft, touch)) ?? {};
        yield { in: contentName, id, did: 'update', ...changedFields(before, after), hash };
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
