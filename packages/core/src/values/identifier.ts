import * as z from 'zod';
import { type Kind, readWith } from './kind.js';

const schema = z.uuid('must be an id').toLowerCase();

/** What names a record for good: a UUID, version 7 where we make it, so that ids sort by age. */
export const identifier: Kind<string> = {
  name: 'id',
  schema,
  read: (text) => readWith(schema, text),
  write: (text) => text,
};
