import * as z from 'zod';
import { choice } from '../values/choice.js';
import { flag } from '../values/flag.js';
import { identifier } from '../values/identifier.js';
import { singleLineText } from '../values/text/text.js';
import { entity, type RecordOf } from './entity.js';
import { optional, required } from './field.js';
import { jsonValue } from './json-value.js';
import { createdAt, id, updatedAt } from './system-fields.js';

/** What is known of a row of a source. */
export const SOURCE_STATES = [
  /** It is about `record`. */
  'linked',
  /** The file of the source no longer has it, and what the source had said was taken back. */
  'gone',
  /** A person has to say what it is about. */
  'open',
  /** The next import makes a new record of it. */
  'new',
  /** It is never imported. */
  'never',
] as const;

/** Values by column. */
export type ValuesByColumn = Record<string, unknown>;
const valuesByColumn = (name: string) =>
  jsonValue<ValuesByColumn>(name, () => z.record(z.string(), z.unknown()));

/** A field that was marked: what it held, and what it holds since. */
export interface Mark {
  before: unknown;
  after: unknown;
}
const marks = jsonValue<Record<string, Mark>>('marks by field', () =>
  z.record(z.string(), z.strictObject({ before: z.unknown(), after: z.unknown() })),
);

/** The key of a row. */
export const keyText = singleLineText(500);

/** What a source says of one record: the key of its row, the record, and the values that it said last. */
export const sourceRecord = entity({
  name: 'source record',
  plural: 'source records',
  title: 'Source record',
  public: {},
  private: {
    id,
    source: required(identifier, 'A source is required', { title: 'Source' }),
    key: required(keyText, 'A key is required', { title: 'Key' }),
    state: required(choice(...SOURCE_STATES), 'A state is required', { title: 'State' }),
    record: optional(identifier, { title: 'Record' }),
    /** What its row said last; of a long text, its digest. */
    said: optional(valuesByColumn('values by column'), { title: 'Said last' }),
    /** The items of lists that the record had when the source first said them, and that no other source had said. */
    heldBefore: optional(valuesByColumn('items by column'), { title: 'Held before' }),
    /** What its import filled in as it made the record, beside what its row said; of a long text, its digest. */
    filled: optional(valuesByColumn('values by column'), { title: 'Filled in' }),
    /** Set where the last file did not have it, and nothing was taken back. */
    isAbsent: optional(flag, { title: 'Absent' }),
    /** What was marked in the record when the file no longer had it, by field: taken back where a row about it returns. */
    marked: optional(marks, { title: 'Marked' }),
    /** What stores of earlier versions have in place of `marked`. */
    retired: optional(choice('deactivate', 'blacklist', 'delete'), { title: 'Retired' }),
    /** Why a person has to decide, in words. */
    why: optional(singleLineText(500), { title: 'Why' }),
    /** The record that the row may be about, where it waits for a decision. */
    suggested: optional(identifier, { title: 'Suggested' }),
    createdAt,
    updatedAt,
  },
});

/** A stored source record. */
export type SourceRecord = RecordOf<typeof sourceRecord>;

/** A row with what an earlier version marked, as it is kept now. */
export function withMarks(row: SourceRecord): SourceRecord {
  if (row.retired === undefined) return row;
  const { retired, ...kept } = row;
  if (retired === 'delete') return kept;
  const marked =
    retired === 'deactivate'
      ? { isActive: { before: true, after: false } }
      : { isBlacklisted: { before: false, after: true } };
  return { marked, ...kept };
}
