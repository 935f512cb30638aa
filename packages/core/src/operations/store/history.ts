import * as z from 'zod';
import { type CollectionName, type DocumentName, documents } from '../../model/collections.js';
import { problem } from '../../problem.js';
import type { ChangeEntry } from '../../store/change.js';
import { type Content, displayNameOf } from '../../store/content.js';
import { question } from '../define/operation.js';
import { allows } from '../define/permissions.js';
import { findChange } from './find-change.js';

/** The name of one change. */
export const changeRef = z
  .string()
  .min(1)
  .describe("A change's number, its id, or the first characters of its id");

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
    const all = await store.history();
    const found = operation === undefined ? all : all.filter((header) => header.operation === operation);
    return { total: found.length, records: found.slice(offset, offset + limit) };
  },
});

/** An entry with the name that people know the record by; its id where the record is gone. */
export type NamedEntry = ChangeEntry & { name: string };

/** One change with all that happened; what happened to users is for those who look after them. */
export const historyShow = question({
  name: 'history.show',
  summary: 'Show one change, record by record',
  permission: 'see history',
  exposure: { command: 'history show', http: true, screen: '/admin/history' },
  input: z.strictObject({ change: changeRef }),
  async run({ content, store, actor }, { change: name }) {
    const header = findChange(await store.history(), name);
    const whole = await store.findChange(header.id);
    if (whole === undefined) throw problem('history.not-kept', { number: header.number });
    const shown = allows('administer', actor.role)
      ? whole.entries
      : whole.entries.filter((entry) => entry.in !== 'users');
    const entries = shown.map((entry): NamedEntry => ({ ...entry, name: entryName(content, entry) }));
    return { record: { ...whole, number: header.number, entries } };
  },
});

function entryName(content: Content, entry: ChangeEntry): string {
  if (entry.in in documents) return documents[entry.in as DocumentName].title;
  if (entry.did === 'remove') return displayNameOf(entry.before);
  const record = content[entry.in as CollectionName].get(entry.id);
  return record === undefined ? entry.id : displayNameOf(record);
}
