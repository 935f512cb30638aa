import * as z from 'zod';
import { valueType } from './value-type.js';

/** Yes or no. As text, `true` in any case and `1` are yes and everything else is no: the rule of the import. */
export const flag = valueType<boolean>({
  name: 'true or false',
  schema: () => z.boolean('must be true or false'),
  parse: (text) => ({ value: text === '1' || text.toLowerCase() === 'true' }),
  format: String,
  choices: ['true', 'false'],
});
