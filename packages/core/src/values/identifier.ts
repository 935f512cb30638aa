import * as z from 'zod';
import { kind } from './kind.js';

/** What names a record for good: a UUID, version 7 where we make it, so that ids sort by age. */
export const identifier = kind<string>({
  name: 'id',
  schema: () => z.uuid('must be an id').toLowerCase(),
  write: (text) => text,
});
