import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { problem } from '../../problem.js';
import type { OutputOf } from '../define/lazy-schema.js';

/** The input that names one record. */
export const recordRef = lazy(() =>
  z
    .string()
    .min(1, 'A record is named by its slug, its id, or the first characters of its id')
    .describe("A record's slug, id, or an id's first characters"),
);
/** The input that names one record or more. */
export const manyRecords = lazy(() => z.strictObject({ records: z.array(recordRef()).min(1) }));

/** One record or more, as an edit names them. */
export const editedRecords = lazy(() =>
  z.strictObject({
    record: recordRef().optional(),
    records: manyRecords().shape.records.optional().describe('Several records, all with the same changes'),
  }),
);

/** The names in the input of an edit. Problem: `usage` without any. */
export function editedNames({ record, records }: OutputOf<typeof editedRecords>): string[] {
  const names = [...(record === undefined ? [] : [record]), ...(records ?? [])];
  if (names.length > 0) return names;
  throw problem('input.invalid', {}, { issues: [{ path: 'record', message: 'record must name a record' }] });
}
