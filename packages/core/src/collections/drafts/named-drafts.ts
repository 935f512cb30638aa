import * as z from 'zod';
import { DRAFTED, type DraftedCollection } from '../../labels/admin/collection-list.js';
import { lazy } from '../../lazy.js';
import { type CollectionName, collections, type RecordIn } from '../../model/collections.js';
import { type MediaFile, replacedFiles } from '../../model/documents/media.js';
import type { Entity } from '../../model/entity.js';
import type { OperationContext } from '../../operations/define/operation.js';
import { allows } from '../../operations/define/permissions.js';
import { problem } from '../../problem.js';
import { displayNameOf } from '../../store/content.js';
import { changesOf, withChanges } from '../../values/versions/field-paths.js';
import type { Draft } from './draft.js';
import { EDIT_PERMISSIONS } from './edit-permissions.js';
import { type MergedFields, mergeFields } from './merge-fields.js';

/** The input that names the record of a draft. */
export const draftRef = lazy(() =>
  z
    .string()
    .min(3)
    .describe('The record of a draft, as its collection and its slug, id or name: casinos/golden-fox'),
);

interface StoredRecord {
  id: string;
  slug?: string;
}

/** The record that a draft changes. */
export interface DraftedRecord {
  in: DraftedCollection;
  record: StoredRecord;
}

type Records = {
  readonly [C in DraftedCollection]: { get(id: string): object | undefined; require(ref: string): object };
} & {
  readonly drafts: { all(): Iterable<Draft> };
  readonly media: { get(): { readonly files: readonly MediaFile[] } };
};
type Reader = Pick<OperationContext, 'actor' | 'now' | 'requirePermission'> & { content: Records };

/** The record that `casinos/golden-fox` names, for an actor who may edit it. Problems: `not-found`, `not-allowed`. */
export function draftedRecord({ content, requirePermission }: Reader, ref: string): DraftedRecord {
  const [collection = '', ...rest] = ref.split('/');
  const found = DRAFTED.find((name) => name === collection);
  if (found === undefined || rest.join('/') === '') throw problem('draft.unnamed', { ref });
  requirePermission(EDIT_PERMISSIONS[found], `edit a draft of ${found}`);
  return { in: found, record: content[found].require(rest.join('/')) as StoredRecord };
}

/** The draft of a record. */
export function draftOf(content: Pick<Records, 'drafts' | 'media'>, { in: name, record }: DraftedRecord) {
  for (const one of content.drafts.all())
    if (one.in === name && one.record === record.id) return withPicturesOfNow(one, content);
  return undefined;
}

/** A draft with the pictures of today in the place of those that were replaced since: no history has drafts, so they stay as they are stored. */
function withPicturesOfNow(draft: Draft, { media }: Pick<Records, 'media'>): Draft {
  const stored = JSON.stringify(draft.fields);
  let text = stored;
  for (const [before, now] of replacedFiles(media.get().files)) text = text.replaceAll(before, now);
  return text === stored ? draft : { ...draft, fields: JSON.parse(text) as Draft['fields'] };
}

/** What a list says of a draft. */
export interface DraftSummary
  extends Pick<Draft, 'id' | 'in' | 'record' | 'by' | 'byId' | 'publishAt' | 'hideAt' | 'updatedAt'> {
  /** As operations take it: `casinos/golden-fox`. */
  ref: string;
  /** The name or title of the record. */
  name: string;
  /** The paths of the fields that differ from what visitors see. */
  fields: string[];
  /** Whether its time to go live or off has come. */
  isDue: boolean;
  /** Why it could not go live as it is; absent where it could. */
  fault?: string;
}

/** The drafts that an actor may edit; those of records that are gone wait for their return, unseen. */
export function seenDrafts(context: Reader): DraftSummary[] {
  return [...context.content.drafts.all()].flatMap((stored) => {
    const draft = withPicturesOfNow(stored, context.content);
    const record = context.content[draft.in].get(draft.record) as StoredRecord | undefined;
    if (record === undefined || !allows(EDIT_PERMISSIONS[draft.in], context.actor.role)) return [];
    return [summaryOf(draft, record, context.now)];
  });
}

function summaryOf(draft: Draft, record: StoredRecord, now: string): DraftSummary {
  const merged = mergeFields(draft.fields, record);
  const { id, in: name, record: recordId, by, byId, publishAt, hideAt, updatedAt } = draft;
  const fault = faultOf(draft.in, record, merged);
  return {
    ...{ id, ref: `${name}/${record.slug ?? record.id}`, in: name, record: recordId },
    ...{ name: displayNameOf(record), fields: [...merged.values.keys()] },
    ...{ by, updatedAt },
    ...(byId === undefined ? {} : { byId }),
    ...(publishAt === undefined ? {} : { publishAt }),
    ...(hideAt === undefined ? {} : { hideAt }),
    isDue: [publishAt, hideAt].some((time) => time !== undefined && time <= now),
    ...(fault === undefined ? {} : { fault }),
  };
}

/** Why a draft could not go live: what its record would lack, or what somebody has changed meanwhile. */
export function faultOf(
  collection: DraftedCollection,
  record: StoredRecord,
  { values, contested }: MergedFields,
): string | undefined {
  const entity = collections[collection] as unknown as Entity<RecordIn<CollectionName>>;
  const [first] = contested;
  if (first !== undefined) return `${titleOf(collection, first)} was changed by somebody else meanwhile`;
  const check = entity.checkEdit(record as never, withChanges(record, changesOf(values)));
  return 'issues' in check ? check.issues[0]?.message : undefined;
}

/** The title of a field, as forms and files name it. */
export function titleOf(collection: DraftedCollection, path: string): string {
  const entity = collections[collection] as unknown as Entity;
  return entity.findField(path)?.field.title ?? path;
}
