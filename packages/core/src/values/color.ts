import * as z from 'zod';
import { PATTERNS } from './patterns.js';
import { valueType } from './value-type.js';

/** A color as six hex digits. */
export const color = valueType<string>({
  name: 'color (#rrggbb)',
  schema: () =>
    z.string('must be a color like #1a7f4b').regex(PATTERNS.color, 'must be a color like #1a7f4b'),
  parse: (text, judge) => judge(text.toLowerCase()),
  format: (text) => text,
  input: { kind: 'color' },
});
