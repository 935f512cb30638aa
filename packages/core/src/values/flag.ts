import * as z from 'zod';
import { kind } from './kind.js';

/** Yes or no. As text, `true` in any case and `1` are yes and everything else is no: the rule of the import. */
export const flag = kind<boolean>({
  name: 'true or false',
  schema: () => z.boolean('must be true or false'),
  read: (text) => ({ value: text === '1' || text.toLowerCase() === 'true' }),
  write: String,
  choices: ['true', 'false'],
});
