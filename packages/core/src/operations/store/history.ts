import * as z from 'zod';
import { lazy } from '../../lazy.js';
import {
  COLLECTION_NAMES,
  type CollectionName,
  DOCUMENT_NAMES,
  type DocumentName,
  documents,
} from '../../model/collections.js';
import { problem } from '../../problem.js';
import type { ChangeEntry, ChangeHeader } from '../../store/change.js';
import { type Content, displayNameOf } from '../../store/content.js';
import { type QuestionContext, question } from '../define/operation.js';
import { seesContent } from '../define/permissions.js';
import { collectionOfEntry } from './entry-collection.js';
import { findChange } from './find-change.js';

/** The name of one change. */
export const changeRef = lazy(() =>
  z.string().min(1).describe("A change's number, its id, or the first characters of its id"),
);

/** What changed, newest first. */
export const historyList = question({
  name: 'history.list',
  summary: 'List what changed, when and by whom',
  permission: 'see history',
  exposure: { command: 'history', screen: '/admin/history' },
  input: () =>
    z.strictObject({
      limit: z.int().min(0).default(20),
      offset: z.int().min(0).default(0),
      operation: z.string().optional(),
      by: z.string().optional().describe('Who changed it: a name or an id'),
      since: z.iso.datetime().optional().describe('Only changes from then on'),
      record: z.string().min(1).optional().describe('Only changes of the records with this slug, name or id'),
    }),
  async run({ content, store, actor }, { limit, offset, record, since = '', ...filters }) {
    const headers = (await store.history()).filter(({ at }) => at >= since);
    // A rename that is not asked for tells what the record was called before it.
    const { found: touching, recordIds } =
      record === undefined ? { found: headers } : await changesOf(record, headers, { content, store, actor });
    const found = touching.filter((header) => isAskedFor(header, filters));
    const records = found.slice(offset, offset + limit);
    return {
      total: found.length,
      records,
      ...(recordIds === undefined ? {} : { recordIds: [...recordIds] }),
    };
  },
});

interface HeaderFilters {
  operation?: string | undefined;
  by?: string | undefined;
}

function isAskedFor(header: ChangeHeader, { operation, by }: HeaderFilters): boolean {
  const isBy = [header.by.name, header.by.id].some((name) => name?.toLowerCase() === by?.toLowerCase());
  return (operation === undefined || header.operation === operation) && (by === undefined || isBy);
}

/** The changes, newest first, that touched a record, and its id: one that is there now, or those that had this slug or name. */
async function changesOf(
  ref: string,
  headers: readonly ChangeHeader[],
  { content, store, actor }: Pick<QuestionContext, 'content' | 'store' | 'actor'>,
): Promise<{ found: ChangeHeader[]; recordIds?: ReadonlySet<string> }> {
  const wanted = ref.toLowerCase();
  const isNamed = (record: object) =>
    [Reflect.get(record, 'slug'), Reflect.get(record, 'id'), displayNameOf(record)].some(
      (word) => typeof word === 'string' && word.toLowerCase() === wanted,
    );
  const names = COLLECTION_NAMES.filter((name) => seesContent(name, actor.role));
  const visible = new Set<string>([...names, ...DOCUMENT_NAMES]);
  const ids = new Set<string>([wanted]);
  for (const name of names) {
    for (const record of content[name].all() as Iterable<{ id: string }>)
      if (isNamed(record)) ids.add(record.id);
  }
  const found: ChangeHeader[] = [];
  const recordIds = new Set<string>();
  for (const header of headers) {
    const entries = (await store.findChange(header.id))?.entries ?? [];
    const touching = entries.filter(
      (entry) =>
        visible.has(entry.in) &&
        (ids.has(entry.id) ||
          ('before' in entry && isNamed(entry.before)) ||
          ('after' in entry && isNamed(entry.after))),
    );
    // Older entries of a record that is gone hold its id alone.
    for (const { id } of touching) {
      ids.add(id);
      recordIds.add(id);
    }
    if (touching.length > 0) found.push(header);
  }
  return { found, recordIds };
}

/** An entry with the name that people know the record by, or knew it by when it was removed. */
export type NamedEntry = ChangeEntry & { name: string };

/** One change with what happened to records that the reader may see. */
export const historyShow = question({
  name: 'history.show',
  summary: 'Show one change, record by record',
  permission: 'see history',
  exposure: { screen: '/admin/history' },
  input: () => z.strictObject({ change: changeRef() }),
  async run({ content, store, actor }, { change: name }) {
    const headers = await store.history();
    const header = findChange(headers, name);
    const whole = await store.findChange(header.id);
    if (whole === undefined) throw problem('history.not-kept', { number: header.number });
    const shown = whole.entries.filter((entry) => seesContent(collectionOfEntry(content, entry), actor.role));
    const gone = shown.filter((entry) => entryName(content, entry) === undefined);
    const lastNames = await namesWhenRemoved(store, headers.slice(0, headers.indexOf(header)), gone);
    const entries = shown.map((entry): NamedEntry => {
      return { ...entry, name: entryName(content, entry) ?? lastNames.get(entryKey(entry)) ?? entry.id };
    });
    return { record: { ...whole, number: header.number, entries } };
  },
});

/** The name of what an entry changed; undefined where the record is gone. */
function entryName(content: Content, entry: ChangeEntry): string | undefined {
  if (entry.in in documents) return documents[entry.in as DocumentName].title;
  if (entry.did === 'remove') return displayNameOf(entry.before);
  const record = content[entry.in as CollectionName].get(entry.id);
  return record === undefined ? undefined : displayNameOf(record);
}

const entryKey = (entry: Pick<ChangeEntry, 'in' | 'id'>) => `${entry.in}/${entry.id}`;

/** The names that records had when later changes, newest first, removed them. */
async function namesWhenRemoved(
  store: QuestionContext['store'],
  later: readonly ChangeHeader[],
  gone: readonly ChangeEntry[],
): Promise<Map<string, string>> {
  const wanted = new Set(gone.map(entryKey));
  const names = new Map<string, string>();
  for (const { id, removed } of later) {
    if (names.size === wanted.size) break;
    if (removed === 0) continue;
    for (const entry of (await store.findChange(id))?.entries ?? []) {
      const key = entryKey(entry);
      if (entry.did === 'remove' && wanted.has(key) && !names.has(key))
        names.set(key, displayNameOf(entry.before));
    }
  }
  return names;
}
