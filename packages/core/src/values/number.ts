import * as z from 'zod';
import { type ValueType, valueType } from './value-type.js';

// Digits with a point: `8,5`, `NaN`, `1e309` and `0x10` are typing errors, not numbers.
const DIGITS = /^-?\d{1,16}(\.\d{1,15})?$/;

/** The number that text stands for, or undefined where it is not digits with a point. */
export function readNumber(text: string): number | undefined {
  // Adding 0 makes -0 the 0 that JSON would make of it.
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
  });
}
