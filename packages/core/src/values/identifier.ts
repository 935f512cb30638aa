import * as z from 'zod';
import { valueType } from './value-type.js';

/** What names a record for good: a UUID, version 7 where we make it, so that ids sort by age. */
export const identifier = valueType<string>({
  name: 'id',
  schema: () => z.uuid('must be an id').toLowerCase(),
  format: (text) => text,
});
