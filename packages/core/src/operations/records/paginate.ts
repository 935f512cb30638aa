import * as z from 'zod';
import { lazy } from '../../lazy.js';

/** A page of a list. */
export const pagination = lazy(() =>
  z.strictObject({
    limit: z.int().min(0).optional(),
    offset: z.int().min(0).default(0),
  }),
);

/** The page that was asked for, with the number of all records. */
export function paginate<T>(
  records: readonly T[],
  { limit, offset }: { limit?: number | undefined; offset: number },
): { total: number; records: T[] } {
  const end = limit === undefined ? undefined : offset + limit;
  return { total: records.length, records: records.slice(offset, end) };
}
