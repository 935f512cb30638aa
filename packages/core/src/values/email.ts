import * as z from 'zod';
import { messages } from '../messages.js';
import { PATTERNS } from './patterns.js';
import { valueType } from './value-type.js';

/** Of an address, by RFC 5321. */
const MAX_LENGTH = 254;

/** An email address: text, an @, text. */
export const email = valueType<string>({
  name: 'e-mail address',
  schema: () =>
    z
      .string(messages.user.emailInvalid)
      .max(MAX_LENGTH, messages.user.emailInvalid)
      .refine((text) => PATTERNS.email.test(text), messages.user.emailInvalid),
  format: (text) => text,
  input: { kind: 'email', maxLength: MAX_LENGTH },
});
