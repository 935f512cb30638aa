import * as z from 'zod';
import { type Kind, readWith } from './kind.js';

const schema = z
  .string('Please enter a valid email address')
  .max(254, 'Please enter a valid email address')
  .refine((text) => /^[^\s@]+@[^\s@]+$/.test(text), 'Please enter a valid email address');

/** An e-mail address: something, an @, something. */
export const email: Kind<string> = {
  name: 'e-mail address',
  schema,
  read: (text) => readWith(schema, text),
  write: (text) => text,
};
