import * as z from 'zod';
import type { CollectionName, DocumentName } from '../../model/collections.js';
import { collections, documents } from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import { Problem } from '../../problem.js';
import { setsBlacklist } from '../../rules/blacklist.js';
import type { Change, ChangeEntry, ChangeHeader, ContentName } from '../../store/change.js';
import { displayNameOf } from '../../store/content.js';
import type { Transaction, WritableCollection, WritableDocument } from '../../store/transaction.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import { allows, type Permission } from '../define/permissions.js';
import { loopBaseline, newLoopWarnings, requireNoNewLoop } from '../redirects/redirect-loops.js';
import { trackUserInvariants } from '../users/user-rules.js';

/** What a role must be allowed to take back a change there. */
const UNDO_PERMISSIONS: Partial<Record<ContentName, Permission>> = {
  users: 'administer',
  settings: 'administer',
  styles: 'administer',
  menus: 'edit menus and redirects',
  redirects: 'edit menus and redirects',
};

const changeRef = z.string().min(1).describe("A change's id, or its first characters");

/** What changed, newest first. */
export const historyList = question({
  name: 'history.list',
  summary: 'List what changed, when and by whom',
  permission: 'see history',
  exposure: { command: 'history', http: true, screen: '/admin/history' },
  input: z.strictObject({
    limit: z.int().min(0).default(20),
    offset: z.int().min(0).default(0),
    operation: z.string().optional(),
  }),
  async run({ store }, { limit, offset, operation }) {
    const all = await store.storage.history();
    const found = operation === undefined ? all : all.filter((header) => header.operation === operation);
    return { total: found.length, records: found.slice(offset, offset + limit) };
  },
});

/** One change with all that happened; what happened to users is for those who look after them. */
export const historyShow = question({
  name: 'history.show',
  summary: 'Show one change, record by record',
  permission: 'see history',
  exposure: { command: 'history show', http: true, screen: '/admin/history' },
  input: z.strictObject({ change: changeRef }),
  async run({ store, actor }, { change: name }) {
    const header = findChange(await store.storage.history(), name);
    const record = (await store.findChange(header.id)) as Change;
    if (allows('administer', actor.role)) return { record };
    return { record: { ...record, entries: record.entries.filter((entry) => entry.in !== 'users') } };
  },
});

/** Takes one change back, the newest unless another is named; refused where a later change stands on it. */
export const historyUndo = change({
  name: 'history.undo',
  summary: 'Take a change back',
  permission: 'undo own changes',
  exposure: { command: 'undo', http: true, screen: '/admin/history' },
  input: z.strictObject({ change: changeRef.optional() }),
  async run(context, { change: name }) {
    const headers = await context.history.list();
    if (name === undefined) await context.history.insistOnNewest();
    const header = name === undefined ? headers[0] : findChange(headers, name);
    if (header === undefined)
      throw new Problem('not-found', 'Nothing has changed yet, so there is nothing to undo');
    if (header.by.id !== context.actor.author.id)
      context.requirePermission("undo anyone's changes", 'undo what someone else did');
    const whole = await context.history.recall(header.id);
    if (whole === undefined) throw new Problem('not-found', `Change ${header.id} is not kept any more`);
    if (whole.entries.length === 0) throw passwordUndoProblem(whole, headers);
    for (const entry of whole.entries) requireEntryPermission(context, entry);
    await refuseIfChangedSince(context, whole, headers);
    const standing = trackUserInvariants(context.content);
    const rules = trackRedirects(context.content, whole);
    for (const entry of whole.entries.toReversed()) revertEntry(context.content, entry);
    const users = whole.entries.filter((entry) => entry.in === 'users');
    // Where the first users are taken back, the owner of the files is who was there before them.
    const isOwner = context.actor.author.id === undefined;
    if (users.length > 0)
      standing.enforce(
        users.map(({ id }) => id),
        isOwner,
      );
    context.setUndoneChange(header.id);
    return { undone: header, warnings: rules?.settle() ?? [] };
  },
});

/**
 * Nothing but passwords changed, which no undo brings back. Another change is not taken back in its stead: whoever undoes
 * has the latest in mind, so the one before it is only named.
 */
function passwordUndoProblem(
  { id, operation, subject }: ChangeHeader,
  headers: readonly ChangeHeader[],
): Problem {
  const later = headers.findIndex((header) => header.id === id);
  const before = headers.slice(later + 1).find((one) => one.inserted + one.updated + one.removed > 0);
  const another = `Set another: croupier users set-password ${operation === 'store.restore' ? 'NAME' : subject}`;
  return new Problem('conflict', `A password cannot be taken back (${operation}: ${subject})`, {
    hint:
      before === undefined
        ? `${another}.`
        : `${another}. The change before it can be: croupier undo ${before.id} (${before.operation}: ${before.subject}).`,
    ...(before === undefined ? {} : { data: { before } }),
  });
}

/** Remembers the redirects before some of them are put back: none may then send visitors in a circle. */
function trackRedirects(content: Transaction, { entries }: Change): { settle(): string[] } | undefined {
  const touched = entries.filter((entry) => entry.in === 'redirects');
  if (touched.length === 0) return undefined;
  const before = loopBaseline(content);
  const back = new Set(touched.filter(({ did }) => did !== 'insert').map(({ id }) => id));
  return {
    settle() {
      requireNoNewLoop(content, back, before, 'Taken back');
      return newLoopWarnings(content, before);
    },
  };
}

function findChange(headers: ChangeHeader[], name: string): ChangeHeader {
  const matches = headers.filter((header) => header.id.startsWith(name.toLowerCase()));
  const exact = matches.find((header) => header.id === name.toLowerCase()) ?? matches[0];
  if (exact !== undefined && (matches.length === 1 || exact.id === name.toLowerCase())) return exact;
  const what =
    matches.length > 1
      ? `'${name}' begins the ids of ${matches.length} changes`
      : `Change '${name}' is not there`;
  throw new Problem('not-found', what, { hint: 'croupier history lists the changes that are kept.' });
}

/** Whoever takes a change back must be allowed to make it. */
function requireEntryPermission({ requirePermission }: ChangeContext, entry: ChangeEntry): void {
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
  headers: ChangeHeader[],
): Promise<void> {
  const blocked = new Set(
    whole.entries.filter((entry) => currentHash(content, entry) !== hashAfter(entry)).map(entryKey),
  );
  if (blocked.size === 0) return;
  for (const later of headers) {
    if (later.id === whole.id) break;
    const entries = (await history.recall(later.id))?.entries ?? [];
    const hit = entries.find((entry) => blocked.has(entryKey(entry)));
    if (hit === undefined) continue;
    throw new Problem(
      'conflict',
      `Change ${later.id} (${later.operation}: ${later.subject}) came later and stands on it`,
      {
        hint: `Undo that one first: croupier undo ${later.id}`,
        data: { blockedBy: later },
      },
    );
  }
  const first = whole.entries.find((entry) => blocked.has(entryKey(entry))) as ChangeEntry;
  throw new Problem(
    'conflict',
    `${entryLabel(content, first)} was changed meanwhile, outside of the history`,
    {
      hint: 'Change it by hand to what it should be.',
    },
  );
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
    throw new Problem(
      'conflict',
      `The slug '${slug}' has been given to another ${collections[entry.in as CollectionName].name}`,
      {
        hint: 'Rename that one first.',
      },
    );
  }
  const entity = collections[entry.in as CollectionName] as unknown as Entity<{ id: string }>;
  const check = entity.check(inSchemaOrder(entry.in as CollectionName, before));
  if ('value' in check && check.value.id === entry.id) {
    collection.restore(check.value);
    return;
  }
  const issues = 'issues' in check ? check.issues : [];
  throw new Problem(
    'conflict',
    `${entity.title} '${displayNameOf(before)}' cannot be taken back as history has it: ${issues[0]?.message ?? 'its id is another'}`,
    { hint: 'Change it by hand to what it should be.', issues },
  );
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

function currentHash(content: Transaction, { in: place, id }: ChangeEntry): string | undefined {
  return content.hashOf(place, id);
}

function hashAfter(entry: ChangeEntry): string | undefined {
  return entry.did === 'remove' ? undefined : entry.hash;
}

function entryKey({ in: place, id }: ChangeEntry): string {
  return `${place}/${id}`;
}

function entryLabel(content: Transaction, { in: place, id }: ChangeEntry): string {
  if (place in documents) return documents[place as DocumentName].title;
  const record = content[place as CollectionName].get(id);
  return record === undefined ? `A record of ${place}` : displayNameOf(record);
}
