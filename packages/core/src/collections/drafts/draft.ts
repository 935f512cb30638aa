import * as z from 'zod';
import { DRAFTED } from '../../labels/admin/collection-list.js';
import { entity, type RecordOf } from '../../model/entity.js';
import { optional, required } from '../../model/field.js';
import { jsonValue } from '../../model/json-value.js';
import { createdAt, id, updatedAt } from '../../model/system-fields.js';
import { choice } from '../../values/choice.js';
import { identifier } from '../../values/identifier.js';
import { singleLineText } from '../../values/text/text.js';
import { timestamp } from '../../values/timestamp.js';

/** A field that a draft changes. An absent value is that of an empty field. */
export interface DraftField {
  /** The name of the field; of one in a group, `group.field`. */
  path: string;
  value?: unknown;
  /** What visitors saw when it was changed. */
  before?: unknown;
}

/** The most characters of what a draft changes, as JSON. */
const MAX_DRAFT_LENGTH = 4_000_000;

const draftFields = jsonValue<DraftField[]>('changed fields', () =>
  z
    .array(
      z.strictObject({
        path: z.string().min(1).max(200),
        value: z.unknown().optional(),
        before: z.unknown().optional(),
      }),
    )
    .refine((fields) => JSON.stringify(fields).length <= MAX_DRAFT_LENGTH, {
      error: `must be at most ${MAX_DRAFT_LENGTH} characters`,
    }),
);

/** A draft: changes to a record that visitors do not see yet, shared by all who may edit it. A record has one at most. */
export const draft = entity({
  name: 'draft',
  plural: 'drafts',
  title: 'Draft',
  public: {},
  private: {
    id,
    in: required(choice(...DRAFTED), 'A collection is required', { title: 'Collection' }),
    record: required(identifier, 'A record is required', { title: 'Record' }),
    fields: required(draftFields, 'Changed fields are required', { title: 'Changed fields' }),
    by: required(singleLineText(200), 'A name is required', { title: 'Saved by' }),
    /** The account of that person; absent at a terminal. */
    byId: optional(singleLineText(100), { title: 'Account' }),
    publishAt: optional(timestamp, { title: 'Goes live' }),
    hideAt: optional(timestamp, { title: 'Goes off' }),
    createdAt,
    updatedAt,
  },
});

/** A stored draft. */
export type Draft = RecordOf<typeof draft>;
