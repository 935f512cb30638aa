import * as z from 'zod';
import { lazy } from '../lazy.js';
import { readNumber } from './number.js';
import { type ValueType, valueType } from './value-type.js';

/** The stored scale: 0 to 10, at most five decimals. */
export type Score = number;

function scoreType(top: 5 | 10, fault: string): ValueType<Score> {
  const factor = 10 / top;
  return valueType<Score>({
    name: top === 10 ? 'score, 0 to 10' : 'stars, 0 to 5',
    schema: scoreSchema,
    parse(text) {
      const number = readNumber(text);
      if (number === undefined || number < 0 || number > top) return { fault };
      return { value: fiveDecimals(number * factor) };
    },
    format: (value) => String(value / factor),
  });
}

const scoreSchema = lazy(() =>
  z
    .number('must be between 0 and 10')
    .min(0, 'must be between 0 and 10')
    .max(10, 'must be between 0 and 10')
    .overwrite((value) => fiveDecimals(value)),
);

/** A score, 0 to 10, as JSON and options have it. */
export const score = scoreType(10, 'must be between 0 and 10');

/** The same score said in stars, 0 to 5, and stored doubled. */
export const starRating = scoreType(5, 'must be between 0 and 5');

/** A CSV cell of stars, with the words of the import. */
export const starsCell = scoreType(5, 'must be a number between 0 and 5');

/** A CSV cell of scores (`--scale 10`), with the words of the import. */
export const scoreCell = scoreType(10, 'must be a number between 0 and 10');

// Finer than that, half a score may be a number that is written with an exponent, which is not read.
function fiveDecimals(number: number): number {
  return Math.round(number * 100_000) / 100_000 + 0;
}
