import { collections, type DocumentName, documents } from '../../model/collections.js';
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

type CheckContext = Pick<ChangeContext, 'content' | 'history'> & { digest: (text: string) => string };

/** Refuses a change of a record that is no longer in the state that its face saw. Problem: `change.stale`. */
export async function requireUnchanged(
  { content, history, digest }: CheckContext,
  { in: place, id, hash, updatedAt }: ExpectedState,
): Promise<void> {
  const current = currentState({ content, digest }, place, id);
  if (hash === undefined ? current.updatedAt === updatedAt : current.hash() === hash) return;
  const changes = await changesSince(history, place, new Map([[id, hash ?? updatedAt]]));
  const found = changes.get(id);
  throw problem('change.stale', {
    title: current.title,
    name: current.name,
    at: found?.at ?? current.updatedAt,
    by: found?.by,
    what: found && (found.fields.join(', ') || found.operation),
  });
}

interface CurrentState {
  /** What kind of thing it is. */
  title: string;
  /** Which one it is; undefined for a document, of which there is one. */
  name: string | undefined;
  updatedAt: string | undefined;
  hash(): string | undefined;
}

function currentState(
  { content, digest }: Omit<CheckContext, 'history'>,
  place: ContentName,
  id: string,
): CurrentState {
  if (isDocument(place)) {
    const hash = () => documentHash(digest, content[place].get());
    return { title: documents[place].title, name: undefined, updatedAt: undefined, hash };
  }
  const record = content[place].get(id) as { slug?: string; updatedAt?: string } | undefined;
  return {
    title: collections[place].title,
    name: record === undefined ? id : (record.slug ?? displayNameOf(record)),
    updatedAt: record?.updatedAt,
    hash: () => content.hashOf(place, id),
  };
}

/** The hash of a document's state, which a change may expect; one that was never stored has the value of a new site. */
export function documentHash(digest: (text: string) => string, value: unknown): string {
  return recordHash(digest, JSON.stringify(value));
}

function isDocument(place: ContentName): place is DocumentName {
  return place in documents;
}
