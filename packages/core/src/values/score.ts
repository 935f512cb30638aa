import * as z from 'zod';
import { lazy } from '../lazy.js';
import { parseNumber } from './number.js';
import { type ValueType, valueType } from './value-type.js';

/** A score from 0 to 10, with at most five decimals. */
type Score = number;

/** A rating that says what its highest is, such as `8/10`. */
const SHARE = /^([\d.,]+) ?\/ ?(5|10|100)$/;

function scoreType(top: 5 | 10, fault: string): ValueType<Score> {
  const factor = 10 / top;
  return valueType<Score>({
    name: top === 10 ? 'score, 0 to 10' : 'stars, 0 to 5',
    schema: scoreSchema,
    parse(text) {
      const share = SHARE.exec(text);
      const [written, highest] = share === null ? [text, top] : [share[1] as string, Number(share[2])];
      return parseNumber(written, (number) => {
        if (number === undefined || number < 0 || number > highest) return { fault };
        return { value: fiveDecimals(share === null ? number * factor : (number / highest) * 10) };
      });
    },
    format: (value) => String(value / factor),
    input: { kind: top === 10 ? 'score' : 'stars', min: 0, max: top, step: 0.1 },
  });
}

const scoreSchema = lazy(() =>
  z
    .number('must be between 0 and 10')
    .min(0, 'must be between 0 and 10')
    .max(10, 'must be between 0 and 10')
    .overwrite((value) => fiveDecimals(value)),
);

/** A score from 0 to 10, as in JSON and options. */
export const score = scoreType(10, 'must be between 0 and 10');

/** The same score in stars from 0 to 5; stored doubled. */
export const starRating = scoreType(5, 'must be between 0 and 5');

/** A CSV cell of stars, with the import's messages. */
export const starsCell = scoreType(5, 'must be a number between 0 and 5');

/** A CSV cell of scores (`--scale 10`), with the import's messages. */
export const scoreCell = scoreType(10, 'must be a number between 0 and 10');

// With more decimals, half a score could print in exponential notation, which the parser rejects.
function fiveDecimals(number: number): number {
  return Math.round(number * 100_000) / 100_000 + 0;
}
