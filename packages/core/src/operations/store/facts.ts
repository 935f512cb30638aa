import * as z from 'zod';
import {
  COLLECTION_NAMES,
  type CollectionName,
  DOCUMENT_NAMES,
  SCHEMA_VERSION,
  UNREPORTED_COLLECTIONS,
} from '../../model/collections.js';
import type { Snapshot, StorageAdapter } from '../../store/storage-adapter.js';
import { question } from '../define/operation.js';
import { readLastBackup } from './last-backup.js';

type StorageKind = NonNullable<StorageAdapter['kind']> | 'other';

/**
 * What somebody who helps with a site asks first: versions, where the content is kept, how much there is. It has no names,
 * no addresses and no secrets.
 */
export const storeFacts = question({
  name: 'store.facts',
  summary: 'Show the versions, the kind of storage and the size of everything, for support',
  permission: 'administer',
  exposure: { command: 'facts', screen: '/admin/maintenance' },
  isHeavy: () => true,
  input: () => z.strictObject({}),
  async run({ content, expiring, siteTools, store, now }) {
    const { storage } = store;
    const kind: StorageKind = storage.kind ?? 'other';
    const { files } = content.media.get();
    const { language, isSample } = content.settings.get();
    const lastBackup = await readLastBackup(expiring);
    const [last, ...earlier] = await store.history();
    const counts = COLLECTION_NAMES.filter((name) => !UNREPORTED_COLLECTIONS.includes(name)).map(
      (name): [CollectionName, number] => [name, content[name].size],
    );
    return {
      at: now,
      ...siteTools?.program,
      storage: kind,
      schemaVersion: SCHEMA_VERSION,
      language,
      isSample,
      records: Object.fromEntries(counts),
      contentBytes: await storage.read(bytesOf),
      pictures: files.length,
      pictureBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      changes: last === undefined ? 0 : earlier.length + 1,
      ...(last === undefined
        ? {}
        : { lastChange: { number: last.number, at: last.at, operation: last.operation } }),
      ...(lastBackup === undefined ? {} : { lastBackup }),
    };
  },
});

/** How large the content is as JSON, without pictures and history. */
function bytesOf(snapshot: Snapshot): number {
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const name of DOCUMENT_NAMES) bytes += encoder.encode(snapshot.document(name) ?? '').length;
  for (const name of COLLECTION_NAMES)
    for (const text of snapshot.table(name).texts()) bytes += encoder.encode(text).length;
  return bytes;
}
