import { type CollectionName, collections, type DocumentName, documents } from '../../model/collections.js';
import { problem } from '../../problem.js';
import { type ContentName, recordHash } from '../../store/change.js';
import { displayNameOf } from '../../store/content.js';
import type { ChangeContext } from '../define/operation.js';
import { changesSince } from './changes-since.js';

/** The state of a record that a face has seen: the hash that `show` gives, or its updatedAt. A document's id is its name. */
export type ExpectedState = { in: ContentName; id: string } & (
  | { hash: string; updatedAt?: never }
  | { updatedAt: string; hash?: never }
);

type CheckedContent = Pick<ChangeContext, 'content' | 'history'> & { digest: (text: string) => string };

/** Refuses a change of a record that is no longer in the state that its face saw. Problem: `change.stale`. */
export async function requireUnchanged(
  { content, history, digest }: CheckedContent,
  { in: place, id, hash, updatedAt }: ExpectedState,
): Promise<void> {
  const record = isDocument(place)
    ? undefined
    : (content[place].get(id) as { updatedAt?: string } | undefined);
  const current = isDocument(place) ? documentHash(digest, content[place].get()) : content.hashOf(place, id);
  if (hash === undefined ? record?.updatedAt === updatedAt : current === hash) return;
  const changes = await changesSince(history, place, new Map([[id, hash ?? updatedAt]]));
  const found = changes.get(id);
  throw problem('change.stale', {
    title: isDocument(place) ? documents[place].title : collections[place as CollectionName].title,
    name: isDocument(place)
      ? undefined
      : record === undefined
        ? id
        : 'slug' in record
          ? String(record.slug)
          : displayNameOf(record),
    at: found?.at ?? record?.updatedAt,
    by: found?.by,
    what: found && (found.fields.join(', ') || found.operation),
  });
}

/** The hash of a document's state, which a change may expect; one that was never stored has the value of a new site. */
export function documentHash(digest: (text: string) => string, value: unknown): string {
  return recordHash(digest, JSON.stringify(value));
}

function isDocument(place: ContentName): place is DocumentName {
  return place in documents;
}
