import * as z from 'zod';
import { kind } from './kind.js';

/** A colour as six hex digits. */
export const color = kind<string>({
  name: 'colour (#rrggbb)',
  schema: () =>
    z.string('must be a colour like #1a7f4b').regex(/^#[0-9a-f]{6}$/, 'must be a colour like #1a7f4b'),
  read: (text, judge) => judge(text.toLowerCase()),
  write: (text) => text,
});
