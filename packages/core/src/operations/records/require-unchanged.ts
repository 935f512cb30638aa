import { type CollectionName, collections } from '../../model/collections.js';
import { problem } from '../../problem.js';
import { displayNameOf } from '../../store/content.js';
import type { ChangeContext } from '../define/operation.js';
import { changesSince } from './changes-since.js';

/** The state of a record that a face has seen: the hash that `show` gives, or its updatedAt. */
export type ExpectedState = { in: CollectionName; id: string } & (
  | { hash: string; updatedAt?: never }
  | { updatedAt: string; hash?: never }
);

/** Refuses a change of a record that is no longer in the state that its face saw. Problem: `change.stale`. */
export async function requireUnchanged(
  { content, history }: Pick<ChangeContext, 'content' | 'history'>,
  { in: collection, id, hash, updatedAt }: ExpectedState,
): Promise<void> {
  const record = content[collection].get(id) as { updatedAt?: string } | undefined;
  const isSame =
    hash === undefined ? record?.updatedAt === updatedAt : content.hashOf(collection, id) === hash;
  if (isSame) return;
  const changes = await changesSince(history, collection, new Map([[id, hash ?? updatedAt]]));
  const found = changes.get(id);
  throw problem('change.stale', {
    title: collections[collection].title,
    name: record === undefined ? id : 'slug' in record ? String(record.slug) : displayNameOf(record),
    at: found?.at ?? record?.updatedAt,
    by: found?.by,
    what: found && (found.fields.join(', ') || found.operation),
  });
}
