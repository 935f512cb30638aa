import * as z from 'zod';
import { numbersIn, sixDecimals, unclearNumberFault } from './text/number-text.js';
import { type ParseResult, type ValueType, valueType } from './value-type.js';

/** Parses a number with a decimal point or comma; `judge` gets undefined for text that is no number. */
export function parseNumber<T>(
  text: string,
  judge: (number: number | undefined) => ParseResult<T>,
): ParseResult<T> {
  const fault = unclearNumberFault(text);
  return fault === undefined ? judge(numbersIn(text)[0]) : { fault };
}

/** A whole number from `least` to `most`, in what `numberOf` takes of a text. */
export function wholeNumber(
  least: number,
  most: number,
  numberOf: (text: string) => string = (text) => text,
): ValueType<number> {
  const message = `must be a whole number between ${least} and ${most}`;
  return valueType<number>({
    name: `whole number, ${least} to ${most}`,
    schema: () => z.int(message).min(least, message).max(most, message),
    parse: (text, judge) => parseNumber(numberOf(text), judge),
    format: String,
    input: { kind: 'number', min: least, max: most },
  });
}

/** A number from `least` to `most`, with at most six decimals. */
export function decimalNumber(least: number, most: number): ValueType<number> {
  const message = `must be a number between ${least} and ${most}`;
  return valueType<number>({
    name: `number, ${least} to ${most}`,
    schema: () => z.number(message).min(least, message).max(most, message).overwrite(sixDecimals),
    parse: parseNumber,
    format: String,
    input: { kind: 'decimal', min: least, max: most },
  });
}

const MONTH_OR_DAY = /^(\d{4})-\d{2}(?:-\d{2})?$/;

/** A year, which is written without separators; of a day or a month, such as `2020-05-01`, its year. */
export const year = wholeNumber(1900, 2100, (text) => MONTH_OR_DAY.exec(text)?.[1] ?? text);
