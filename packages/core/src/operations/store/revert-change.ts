import type { ViewedList } from '../../collections/views/view.js';
import type { CollectionName, DocumentName } from '../../model/collections.js';
import { collections, documents } from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { setsBlacklist } from '../../rules/blacklist.js';
import type { Change, ChangeEntry, ChangeHeader, ContentName } from '../../store/change.js';
import { displayNameOf } from '../../store/content.js';
import type { Transaction, WritableCollection, WritableDocument } from '../../store/transaction.js';
import type { ChangeContext } from '../define/operation.js';
import { COLLECTION_PERMISSIONS, type Permission } from '../define/permissions.js';
import { collectionOfEntry } from './entry-collection.js';
import { changesTakenBack, undoneIds } from './undo-order.js';

/** What a role must be allowed to take back a change there. */
const UNDO_PERMISSIONS: Partial<Record<ContentName, Permission>> = {
  settings: 'administer',
  styles: 'administer',
  menus: 'edit menus and redirects',
  profiles: 'import and delete content',
  sourceRecords: 'import and delete content',
  importRuns: 'import and delete content',
  redirects: 'edit menus and redirects',
  markets: 'edit markets',
};

/** Puts every record of a change back as it was before. Problems: `not-allowed`, `conflict` where something stands on it. */
export async function revertChange(
  context: ChangeContext,
  whole: Change,
  headers: readonly ChangeHeader[],
): Promise<void> {
  for (const entry of whole.entries) requireEntryPermission(context, entry);
  await refuseIfChangedSince(context, whole, headers);
  for (const entry of whole.entries.toReversed()) revertEntry(context.content, entry);
}

/** Whoever takes a change back must be allowed to make it. */
function requireEntryPermission({ content, requirePermission }: ChangeContext, entry: ChangeEntry): void {
  const about = collectionOfEntry(content, entry);
  const own = COLLECTION_PERMISSIONS[about as CollectionName | ViewedList];
  if (own !== undefined) requirePermission(own, `undo a change of ${about}`);
  const permission = UNDO_PERMISSIONS[entry.in];
  if (permission !== undefined) requirePermission(permission, `undo a change of ${entry.in}`);
  if (entry.did !== 'update' || entry.in !== 'casinos') return;
  if ('slug' in entry.before || setsBlacklist(entry.before) || setsBlacklist(entry.after)) {
    requirePermission('blacklist and rename casinos', 'undo that a casino was renamed or blacklisted');
  }
}

async function refuseIfChangedSince(
  { content, history }: ChangeContext,
  whole: Change,
  headers: readonly ChangeHeader[],
): Promise<void> {
  const blocked = new Set(
    whole.entries
      .filter(
        (entry) => content.hashOf(entry.in, entry.id) !== (entry.did === 'remove' ? undefined : entry.hash),
      )
      .map(entryKey),
  );
  if (blocked.size === 0) return;
  const takenBack = changesTakenBack(headers);
  const since = headers.slice(
    0,
    headers.findIndex(({ id }) => id === whole.id),
  );
  const standing = since.filter(({ id }) => !takenBack.has(id));
  // A change says more than the redo or the restore that brought it back.
  const isStep = (header: ChangeHeader) =>
    undoneIds(header).length > 0 || header.operation === 'store.restore';
  for (const later of standing.toSorted((a, b) => Number(isStep(a)) - Number(isStep(b)))) {
    const entries = (await history.recall(later.id))?.entries ?? [];
    if (!entries.some((entry) => blocked.has(entryKey(entry)))) continue;
    const { number, operation, subject } = later;
    throw problem('undo.blocked', { number, operation, subject }, { data: { blockedBy: later } });
  }
  const first = whole.entries.find((entry) => blocked.has(entryKey(entry))) as ChangeEntry;
  throw problem('undo.changed-outside', { record: entryLabel(content, first) });
}

function revertEntry(content: Transaction, entry: ChangeEntry): void {
  if (entry.in in documents) {
    const document = content[entry.in as DocumentName] as WritableDocument<object>;
    const before = entry.did === 'update' ? entry.before : undefined;
    document.set(
      before === undefined
        ? documents[entry.in as DocumentName].initial()
        : restoreFields(document.get(), before),
    );
    return;
  }
  const collection = content[entry.in as CollectionName] as WritableCollection<{ id: string }>;
  if (entry.did === 'insert') {
    collection.remove(entry.id);
    return;
  }
  const before =
    entry.did === 'remove' ? entry.before : restoreFields(collection.require(entry.id), entry.before);
  const { slug } = before as { slug?: string };
  const holder = slug === undefined ? undefined : collection.getBySlug(slug);
  if (holder !== undefined && holder.id !== entry.id) {
    throw problem('undo.slug-taken', {
      slug: slug as string,
      noun: collections[entry.in as CollectionName].name,
    });
  }
  const entity = collections[entry.in as CollectionName] as unknown as Entity<{ id: string }>;
  const check = entity.check(inSchemaOrder(entry.in as CollectionName, before));
  if ('value' in check && check.value.id === entry.id) {
    collection.restore(check.value, before);
    return;
  }
  const issues = 'issues' in check ? check.issues : [];
  const fault = issues[0]?.message ?? 'its id is another';
  throw problem('undo.invalid', { title: entity.title, name: displayNameOf(before), fault }, { issues });
}

/** Whole top-level fields put back; null stands for one that was not there. */
function restoreFields(record: object, before: Record<string, unknown>): Record<string, unknown> {
  const restored: Record<string, unknown> = { ...record, ...before };
  for (const [name, value] of Object.entries(before)) if (value === null) delete restored[name];
  return restored;
}

function inSchemaOrder(place: CollectionName, record: Record<string, unknown>): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const { path } of collections[place].fieldPaths) {
    if (record[path[0]] !== undefined) ordered[path[0]] = record[path[0]];
  }
  return ordered;
}

function entryKey({ in: place, id }: ChangeEntry): string {
  return `${place}/${id}`;
}

function entryLabel(content: Transaction, { in: place, id }: ChangeEntry): string {
  if (place in documents) return documents[place as DocumentName].title;
  const record = content[place as CollectionName].get(id);
  return record === undefined ? `A record of ${place}` : displayNameOf(record);
}
