import * as z from 'zod';
import { valueType } from '../value-type.js';

const CODE = /^[A-Z]{3,5}$/;
const message = 'must be a code of three to five letters, such as EUR or USDT';

/** A currency as its code: three letters of ISO 4217, or up to five where it is none of a state. */
export const currencyCode = valueType<string>({
  name: 'currency code',
  schema: () => z.string(message).regex(CODE, message),
  parse: (text, judge) => judge(text.toUpperCase()),
  format: (code) => code,
  input: { kind: 'text', maxLength: 5 },
});
