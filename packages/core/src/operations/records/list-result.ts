import * as z from 'zod';
import { lazy } from '../../lazy.js';

/** Asks a list for the ids of what it finds, which are a hundredth of the records. */
export const idsInput = lazy(() =>
  z.strictObject({
    idsOnly: z.boolean().default(false).describe('Answer the ids alone, and no records'),
  }),
);

/** A page of a list, with the number of all that match. */
export interface ListResult<T> {
  total: number;
  records: T[];
  /** In place of the records, where they alone were asked for. */
  ids?: string[];
}

/** A page with the ids in place of its records, where they alone were asked for. */
export function withIds<T extends { id: string }>(page: ListResult<T>, idsOnly: boolean): ListResult<T> {
  return idsOnly ? { ...page, records: [], ids: page.records.map(({ id }) => id) } : page;
}
