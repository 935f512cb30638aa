import { UNREPORTED_COLLECTIONS } from '../../model/collections.js';
import { problem } from '../../problem.js';
import { type ChangeEntry, type ChangeHeader, isChangeHeader, numberChanges } from '../../store/change.js';
import { isChangeEntry } from '../../store/read-change.js';
import type { HistoryWriter, RecordedChange } from '../../store/storage-adapter.js';

/** How deep the fields of a record may be nested. */
const MAX_DEPTH = 64;

type BackupHistoryLine = { in: 'history' } & ({ change: ChangeHeader } | { entry: ChangeEntry });

/** The changes as lines of a backup, oldest first: for each its header, then its entries. */
export async function* backupHistoryLines(
  changes: Iterable<RecordedChange> | AsyncIterable<RecordedChange>,
  { withoutUsers = false } = {},
): AsyncGenerator<BackupHistoryLine> {
  const all: RecordedChange[] = [];
  for await (const change of changes) all.push(change);
  const headers = numberChanges(all.map(({ header }) => header).reverse()).reverse();
  for (const [at, { entries }] of all.entries()) {
    if (withoutUsers && touchesUsers(entries)) continue;
    yield { in: 'history', change: headers[at] as ChangeHeader };
    for (const entry of entries) yield { in: 'history', entry: JSON.parse(entry) };
  }
}

function touchesUsers(entries: Iterable<string>): boolean {
  for (const entry of entries) if ((JSON.parse(entry) as ChangeEntry).in === 'users') return true;
  return false;
}

/**
 * Writes the history of a backup, line by line, into a store with a history of its own. Problem: `invalid` for what is
 * no change, and no part of one.
 */
export function historyRestorer(own: readonly ChangeHeader[]) {
  const known = new Set(own.map(({ id }) => id));
  let last = 0;
  let changes = 0;
  let unknown = 0;
  return {
    /** How many changes there were. */
    get changes() {
      return changes;
    },
    /** How many of them the store does not have. */
    get unknown() {
      return unknown;
    },
    async add({ change, entry }: Readonly<Record<string, unknown>>, line: number, writer: HistoryWriter) {
      if (isChangeHeader(change) && change.number > last) {
        last = change.number;
        changes++;
        if (!known.has(change.id)) unknown++;
        await writer.begin(onlyHeader(change));
      } else if (changes > 0 && isChangeEntry(entry) && isReported(entry) && isShallow(entry, MAX_DEPTH)) {
        await writer.add(JSON.stringify(entry));
      } else throw problem('restore.history-line-invalid', { line });
    },
  };
}

/** A header without what others may have added to it. */
function onlyHeader({
  id,
  number,
  at,
  by,
  operation,
  inserted,
  updated,
  removed,
  subject,
  undoes,
}: ChangeHeader) {
  const author = { ...(typeof by.id === 'string' ? { id: by.id } : {}), name: by.name };
  const base = { id, number, at, by: author, operation, inserted, updated, removed, subject };
  return undoes === undefined ? base : { ...base, undoes };
}

function isReported(entry: ChangeEntry): boolean {
  return !(UNREPORTED_COLLECTIONS as readonly string[]).includes(entry.in);
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
