import * as z from 'zod';
import { valueType } from './value-type.js';

/** A boolean. As text, `true` in any case and `1` are true, and everything else is false, as the import specifies. */
export const flag = valueType<boolean>({
  name: 'true or false',
  schema: () => z.boolean('must be true or false'),
  parse: (text) => ({ value: text === '1' || text.toLowerCase() === 'true' }),
  format: String,
  choices: ['true', 'false'],
  input: { kind: 'flag' },
});

/** Whether a text says clearly that something is true or false. */
export function isFlagText(text: string): boolean {
  return /^(true|false|0|1)$/i.test(text);
}
