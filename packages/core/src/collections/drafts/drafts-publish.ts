import * as z from 'zod';
import type { DraftedCollection } from '../../labels/admin/collection-list.js';
import { collections } from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import { type ChangeContext, change, type Operation } from '../../operations/define/operation.js';
import { problem } from '../../problem.js';
import { changesOf } from '../../values/versions/field-paths.js';
import { type Warning, withWarnings } from '../../warning.js';
import type { Draft } from './draft.js';
import { mergeFields } from './merge-fields.js';
import { type DraftedRecord, draftedRecord, draftOf, draftRef, titleOf } from './named-drafts.js';

/**
 * Makes drafts live, by the edit of their collection. With `isDue`, as far as their times say: one that goes live makes its record
 * visible, one that goes off hides it. Problems: `not-found`, `not-allowed`, those of the edit, `conflict` where somebody else
 * changed the same meanwhile.
 */
export const draftsPublish = (operations: () => readonly Operation[]) =>
  change({
    name: 'drafts.publish',
    summary: 'Make drafts live',
    permission: 'see all content',
    exposure: { screen: '/admin' },
    input: () =>
      z.strictObject({
        records: z.array(draftRef()).min(1),
        isDue: z.boolean().default(false).describe('Only what their times say'),
      }),
    async run(context, { records, isDue }) {
      const published: object[] = [];
      const warnings: Warning[] = [];
      for (const ref of records) {
        const named = draftedRecord(context, ref);
        const draft = draftOf(context.content, named);
        if (draft === undefined) throw problem('draft.not-found', { ref });
        const changes = isDue ? dueChanges(draft, named, context.now) : liveChanges(draft, named);
        if (changes !== undefined) {
          const edited = await runEdit(operations(), context, named, changes);
          published.push(...edited.records);
          warnings.push(...(edited.warnings ?? []));
        }
        endDraft(context, draft, isDue);
      }
      return withWarnings({ records: published }, warnings);
    },
  });

/** What a draft changes of its record as it is now. Problem: `conflict`. */
function liveChanges(draft: Draft, { in: collection, record }: DraftedRecord): Record<string, unknown> {
  const { values, contested } = mergeFields(draft.fields, record);
  const fields = contested.map((path) => titleOf(collection, path));
  if (fields.length > 0)
    throw problem('draft.contested', {
      refs: [`${collection}/${record.slug ?? record.id}`],
      fields: fields.join(', '),
    });
  return changesOf(values);
}

function dueChanges(draft: Draft, named: DraftedRecord, now: string): Record<string, unknown> | undefined {
  const { publishAt, hideAt } = draft;
  const shown = visibleField(named.in);
  const isOff = hideAt !== undefined && hideAt <= now;
  const isLive = publishAt !== undefined && publishAt <= now;
  if (!isOff && !isLive) return undefined;
  const mark = shown === undefined ? {} : { [shown]: !isOff };
  return { ...(isLive ? liveChanges(draft, named) : {}), ...mark };
}

/** The field by which visitors see a record of a collection; undefined where they always do. */
function visibleField(collection: DraftedCollection): string | undefined {
  const { fieldPaths } = collections[collection] as unknown as Entity;
  return ['isActive', 'isPublished'].find((name) => fieldPaths.some(({ path }) => path.join('.') === name));
}

async function runEdit(
  operations: readonly Operation[],
  context: ChangeContext,
  { in: collection, record }: DraftedRecord,
  changes: object,
): Promise<{ records: object[]; warnings?: Warning[] }> {
  const edit = operations.find(({ name }) => name === `${collection}.edit`);
  if (edit?.kind !== 'change') throw new Error(`${collection} has no edit`);
  context.requirePermission(edit.permission, edit.summary);
  const input = edit.input.parse({ record: record.id, changes });
  return (await edit.run(context, input, undefined)) as { records: object[]; warnings?: Warning[] };
}

/** Keeps what of a draft is still to come: a time at which its record goes off. */
function endDraft({ content, now }: ChangeContext, draft: Draft, isDue: boolean): void {
  const { id, fields, publishAt, hideAt } = draft;
  const isLive = !isDue || (publishAt !== undefined && publishAt <= now);
  const willHide = hideAt !== undefined && (!isDue || hideAt > now);
  const left = { fields: isLive ? [] : fields, ...(isLive || publishAt === undefined ? {} : { publishAt }) };
  content.drafts.remove(id);
  if (left.fields.length === 0 && !willHide) return;
  const { publishAt: _live, hideAt: _off, fields: _fields, ...rest } = draft;
  content.drafts.insert({ ...rest, ...left, ...(willHide ? { hideAt } : {}) });
}
