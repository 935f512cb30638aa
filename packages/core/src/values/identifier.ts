import * as z from 'zod';
import { valueType } from './value-type.js';

/** A record id: a UUID. New ids are version 7, so they sort by age. */
export const identifier = valueType<string>({
  name: 'id',
  schema: () => z.uuid('must be an id').toLowerCase(),
  format: (text) => text,
  input: { kind: 'id' },
});
