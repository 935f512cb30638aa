import * as z from 'zod';
import { type ValueType, valueType } from './value-type.js';

// Digits and a decimal point; rejects `8,5`, `NaN`, `1e309` and `0x10`.
const DIGITS = /^-?\d{1,16}(\.\d{1,15})?$/;

/** Parses a decimal number; undefined for any other text. */
export function readNumber(text: string): number | undefined {
  // Adding 0 turns -0 into 0, as JSON would.
  return DIGITS.test(text) ? Number(text) + 0 : undefined;
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number): ValueType<number> {
  const message = `must be a whole number between ${least} and ${most}`;
  return valueType<number>({
    name: `whole number, ${least} to ${most}`,
    schema: () => z.int(message).min(least, message).max(most, message),
    parse: (text, judge) => judge(readNumber(text)),
    format: String,
    input: { kind: 'number', min: least, max: most },
  });
}
