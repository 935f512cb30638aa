import * as z from 'zod';
import { messages } from '../messages.js';
import { type Kind, readWith } from './kind.js';

const schema = z
  .string(messages.user.emailInvalid)
  .max(254, messages.user.emailInvalid)
  .refine((text) => /^[^\s@]+@[^\s@]+$/.test(text), messages.user.emailInvalid);

/** An e-mail address: something, an @, something. */
export const email: Kind<string> = {
  name: 'e-mail address',
  schema,
  read: (text) => readWith(schema, text),
  write: (text) => text,
};
