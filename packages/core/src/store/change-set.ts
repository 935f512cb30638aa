import { lazy } from '../lazy.js';
import {
  type CollectionName,
  type DocumentName,
  documents,
  SOURCE_COLLECTIONS,
  UNREPORTED_COLLECTIONS,
} from '../model/collections.js';
import { type ChangeEntry, type ContentName, type RecordChange, recordHash } from './change.js';
import { displayNameOf } from './content.js';
import type { Draft } from './storage-adapter.js';
import type { TouchedRecord, TouchedRecords } from './touched-records.js';

/** How many records a change inserted, updated and removed. */
export interface ChangeCounts {
  inserted: number;
  updated: number;
  removed: number;
}

/** What a transaction did, for history, dry runs and caches; what is secret is left out of all but `isEmpty`. */
export interface ChangeSet {
  /** Whether nothing changed. */
  readonly isEmpty: boolean;
  /** How many records it changed. */
  readonly counts: ChangeCounts;
  /** The names of what was touched, at most `most` of them. */
  subjects(most: number): string[];
  /** Each record before and after, at most `most` of them. */
  changes(most: number): RecordChange[];
  entries(): Iterable<ChangeEntry>;
}

/** Tells what a transaction did, from what it touched. */
export function changeSetOf(
  draft: Draft,
  touchedRecords: TouchedRecords,
  digest: (text: string | Uint8Array) => string,
): ChangeSet {
  const textOf = (
    state: Pick<Draft, 'document'> & { table: Draft['base']['table'] },
    { contentName, id }: TouchedRecord,
  ) =>
    contentName in documents
      ? state.document(contentName as DocumentName)
      : state.table(contentName as CollectionName).get(id);
  const parsed = (text: string | undefined) =>
    text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
  const hashOf = ({ contentName, id }: TouchedRecord) => {
    const kept =
      contentName in documents
        ? draft.document(contentName as DocumentName)
        : draft.table(contentName as CollectionName).bytesOf(id);
    return kept === undefined ? '' : recordHash(digest, kept);
  };
  const isChanged = (touch: TouchedRecord) =>
    touch.existed ? textOf(draft, touch) !== textOf(draft.base, touch) : !touch.isGone;
  const isSecret = ({ contentName }: TouchedRecord) =>
    (UNREPORTED_COLLECTIONS as readonly ContentName[]).includes(contentName);
  const isOfSources = ({ contentName }: TouchedRecord) =>
    (SOURCE_COLLECTIONS as readonly ContentName[]).includes(contentName);
  // First asked for when the work is done, so the results stay valid.
  const changedWithSecrets = lazy(() => {
    touchedRecords.keepOnly(isChanged);
    return touchedRecords;
  });
  const changed = function* () {
    for (const touch of changedWithSecrets()) if (!isSecret(touch)) yield touch;
  };
  /** What it tells of: what sources said goes without saying where they changed something. */
  const told = function* () {
    let isTold = false;
    for (const touch of changed())
      if (!isOfSources(touch)) {
        isTold = true;
        yield touch;
      }
    if (!isTold) yield* changed();
  };
  const counts = lazy(() => {
    const counted = { inserted: 0, updated: 0, removed: 0 };
    for (const { existed, isGone } of told())
      counted[isGone ? 'removed' : existed ? 'updated' : 'inserted']++;
    return counted;
  });

  return {
    get isEmpty() {
      for (const _ of changedWithSecrets()) return false;
      return true;
    },
    get counts() {
      return counts();
    },
    subjects(most) {
      const names: string[] = [];
      for (const touch of told()) {
        if (names.length === most) break;
        const record = parsed(textOf(draft, touch) ?? textOf(draft.base, touch));
        names.push(touch.contentName in documents ? touch.contentName : displayNameOf(record ?? {}));
      }
      return names;
    },
    changes(most) {
      const changes: RecordChange[] = [];
      for (const touch of told()) {
        if (changes.length === most) break;
        changes.push({
          in: touch.contentName,
          id: touch.id,
          before: touch.existed ? parsed(textOf(draft.base, touch)) : undefined,
          after: touch.isGone ? undefined : parsed(textOf(draft, touch)),
        });
      }
      return changes;
    },
    *entries() {
      for (const touch of changed()) {
        const { contentName, id, isGone } = touch;
        if (!touch.existed && !isGone) {
          yield { in: contentName, id, did: 'insert', hash: hashOf(touch) };
          continue;
        }
        const before = parsed(textOf(draft.base, touch)) ?? {};
        if (isGone) {
          yield { in: contentName, id, did: 'remove', before };
          continue;
        }
        const after = parsed(textOf(draft, touch)) ?? {};
        yield { in: contentName, id, did: 'update', ...changedFields(before, after), hash: hashOf(touch) };
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
    // Most fields are texts that did not change, which need not be written to be compared.
    if (before[name] === after[name]) continue;
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    changed.before[name] = before[name] ?? null;
    changed.after[name] = after[name] ?? null;
  }
  return changed;
}
