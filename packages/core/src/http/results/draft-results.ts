import * as z from 'zod';
import { draft } from '../../collections/drafts/draft.js';
import { anyFields, changedRecords, listOf } from './result-parts.js';

/** The results of operations on drafts. */
export function draftResults() {
  return {
    'drafts.list': listOf(draftSummary()),
    'drafts.show': z.union([
      z.strictObject({ draft: z.null() }),
      z.strictObject({
        draft: draft.schema,
        hash: z.string(),
        live: z.array(z.strictObject({ path: z.string(), value: z.unknown().optional() })),
        contested: z.array(z.string()),
      }),
    ]),
    'drafts.save': changedRecords(draft.schema).extend({ isKept: z.boolean() }),
    'drafts.publish': changedRecords(anyFields),
    'drafts.discard': changedRecords(draft.schema),
  };
}

function draftSummary() {
  const { shape } = draft.schema as unknown as z.ZodObject;
  const { id, in: collection, record, by, byId, publishAt, hideAt, updatedAt } = shape;
  return z.strictObject({
    ...{ id, in: collection, record, by, byId, publishAt, hideAt, updatedAt },
    ...{ ref: z.string(), name: z.string(), fields: z.array(z.string()), isDue: z.boolean() },
    fault: z.string().optional(),
  });
}
