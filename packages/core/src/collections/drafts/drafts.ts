import * as z from 'zod';
import { DRAFTED } from '../../labels/admin/collection-list.js';
import { collections } from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import { omitNullish } from '../../model/require-valid.js';
import { change, question } from '../../operations/define/operation.js';
import { problem } from '../../problem.js';
import { recordHash } from '../../store/change.js';
import { timestamp } from '../../values/timestamp.js';
import { isSameValue, leavesOf, valueAt } from '../../values/versions/field-paths.js';
import type { Draft, DraftField } from './draft.js';
import { mergeFields } from './merge-fields.js';
import { draftedRecord, draftOf, draftRef, faultOf, seenDrafts } from './named-drafts.js';

/** Every form of a record has its draft. */
const ofForms = { screen: '/admin/casinos/{id}/edit' };
const moment = () => timestamp.schema.nullable().optional();

/** The drafts that the actor may edit, those with a time first, then the newest. */
export const draftsList = question({
  name: 'drafts.list',
  summary: 'List drafts: changes to records that visitors do not see yet',
  permission: 'see all content',
  exposure: { screen: '/admin/casinos' },
  input: () =>
    z.strictObject({
      in: z.enum(DRAFTED).optional().describe('Only those of this collection'),
      isDue: z.boolean().default(false).describe('Only those whose time has come'),
    }),
  run(context, { in: collection, isDue }) {
    const records = seenDrafts(context)
      .filter((one) => (collection === undefined || one.in === collection) && (!isDue || one.isDue))
      .sort((a, b) => timeOf(a).localeCompare(timeOf(b)) || b.updatedAt.localeCompare(a.updatedAt));
    return { total: records.length, records };
  },
});

/** After every time there is. */
const NEVER = '~';

function timeOf({ publishAt, hideAt }: Pick<Draft, 'publishAt' | 'hideAt'>): string {
  return publishAt ?? hideAt ?? NEVER;
}

/** The draft of a record, null without one; `contested` has the paths of fields that somebody changed meanwhile for all to see. */
export const draftsShow = question({
  name: 'drafts.show',
  summary: 'Show the draft of a record, and what visitors see in its place',
  permission: 'see all content',
  exposure: ofForms,
  input: () => z.strictObject({ record: draftRef() }),
  run(context, { record: ref }) {
    const named = draftedRecord(context, ref);
    const draft = draftOf(context.content, named);
    if (draft === undefined) return { draft: null };
    return {
      draft,
      hash: recordHash(context.store.storage.digest, JSON.stringify(draft)),
      live: draft.fields.map(({ path }) => ({ path, value: valueAt(named.record, path) })),
      contested: mergeFields(draft.fields, named.record).contested,
    };
  },
});

/**
 * Keeps changes to a record for all who may edit it. Without `changes`, those that are kept stay. A draft that differs
 * in nothing from the record, and has no time, ends. Problems: `conflict` where the draft is
 * not the one that was seen, `invalid` for a field that there is not, a time that has passed, and
 * where a time is given that the record could not be saved at.
 */
export const draftsSave = change({
  name: 'drafts.save',
  summary: 'Save changes to a record as a draft, which visitors do not see yet',
  permission: 'see all content',
  exposure: ofForms,
  unrecorded: true,
  input: () =>
    z.strictObject({
      record: draftRef(),
      changes: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('All fields that the draft changes; null empties one'),
      set: z
        .record(z.string(), z.unknown())
        .default({})
        .describe('Further fields that it changes; null empties one'),
      follows: z
        .string()
        .nullable()
        .optional()
        .describe(
          'The id of the draft that was seen, null where there was none: with another one, nothing is saved',
        ),
      base: z.string().optional().describe('The hash of the record that all the changes were made to'),
      publishAt: moment().describe('When it goes live; null for no time'),
      hideAt: moment().describe('When the record goes off the site; null for no time'),
    }),
  run({ content, actor, now, requirePermission }, { record: ref, changes, set, follows, base, ...times }) {
    const named = draftedRecord({ content, actor, now, requirePermission }, ref);
    const { in: collection, record } = named;
    const entity = collections[collection] as unknown as Entity;
    const stored = draftOf(content, named);
    if (follows !== undefined && follows !== (stored?.id ?? null))
      throw problem('draft.newer', { by: stored?.by });
    const isMadeToRecord = base !== undefined && base === content.hashOf(collection, record.id);
    const kept = new Map(stored?.fields.map((field) => [field.path, field]));
    const given = new Map([
      ...(changes === undefined
        ? [...kept].map(([path, { value }]) => [path, value] as const)
        : leavesOf(changes)),
      ...leavesOf(set),
    ]);
    const fields = [...given].flatMap(([path, value]): DraftField[] => {
      requireField(entity, path);
      const known = isMadeToRecord ? undefined : kept.get(path);
      const before = known === undefined ? valueAt(record, path) : known.before;
      return isSameValue(value, valueAt(record, path)) ? [] : [{ path, value, before }];
    });
    for (const [name, time] of Object.entries(times))
      if (typeof time === 'string' && time <= now) throw problem('draft.past', { name, time });
    const [publishAt, hideAt] = (['publishAt', 'hideAt'] as const).map((name) =>
      times[name] === undefined ? (stored?.[name] ?? null) : times[name],
    );
    if (stored !== undefined) content.drafts.remove(stored.id);
    if (fields.length === 0 && publishAt === null && hideAt === null)
      return { records: stored === undefined ? [] : [stored], isKept: false };
    const { name: by, id: byId } = actor.author;
    const draft = content.drafts.insert({
      ...{ in: collection, record: record.id, fields, by },
      ...omitNullish({ byId, publishAt, hideAt, createdAt: stored?.createdAt }),
    });
    const fault =
      typeof times.publishAt === 'string'
        ? faultOf(collection, record, mergeFields(fields, record))
        : undefined;
    if (fault !== undefined) throw problem('draft.unready', { fault });
    return { records: [draft], isKept: true };
  },
});

function requireField(entity: Entity, path: string): void {
  const found = entity.fieldPaths.find((one) => one.path.join('.') === path);
  if (found === undefined || found.field.system !== undefined)
    throw problem('draft.field', { title: entity.title, path }, { at: { path } });
}

/** Ends drafts; what visitors see stays. Problem: `not-found` for a record without one. */
export const draftsDiscard = change({
  name: 'drafts.discard',
  summary: 'Discard drafts',
  permission: 'see all content',
  exposure: ofForms,
  unrecorded: true,
  input: () => z.strictObject({ records: z.array(draftRef()).min(1) }),
  run(context, { records }) {
    return {
      records: records.map((ref) => {
        const draft = draftOf(context.content, draftedRecord(context, ref));
        if (draft === undefined) throw problem('draft.not-found', { ref });
        return context.content.drafts.remove(draft.id);
      }),
    };
  },
});
