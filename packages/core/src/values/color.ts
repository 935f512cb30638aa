import * as z from 'zod';
import { type Kind, readWith } from './kind.js';

const schema = z
  .string('must be a colour like #1a7f4b')
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour like #1a7f4b');

/** A colour as six hex digits. */
export const color: Kind<string> = {
  name: 'colour (#rrggbb)',
  schema,
  read: (text) => readWith(schema, text.toLowerCase()),
  write: (text) => text,
};
