import * as z from 'zod';
import { messages } from '../messages.js';
import { valueType } from './value-type.js';

/** An email address: text, an @, text. */
export const email = valueType<string>({
  name: 'e-mail address',
  schema: () =>
    z
      .string(messages.user.emailInvalid)
      .max(254, messages.user.emailInvalid)
      .refine((text) => /^[^\s@]+@[^\s@]+$/.test(text), messages.user.emailInvalid),
  format: (text) => text,
});
