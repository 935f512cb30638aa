import { lazy } from '../../lazy.js';

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};
const UNITS: [RegExp, number][] = [
  [/^(?:minutes?|mins?)$/, 1 / 1440],
  [/^(?:hours?|hrs?|h)$/, 1 / 24],
  [/^(?:days?|d)$/, 1],
  [/^weeks?$/, 7],
];
const timeSpans = /* @__PURE__ */ lazy(() => {
  const word = `(\\d+(?:\\.\\d+)?|${Object.keys(NUMBERS).join('|')})`;
  return new RegExp(
    `\\b(?:${word}\\s*(?:to|-|–|—)\\s*)?${word}\\s*(working |business |banking |bank )?(minutes?|mins?|hours?|hrs?|h|days?|d|weeks?)\\b`,
    'g',
  );
});
const AT_ONCE = /^(?:instant(?:ly)?|immediate(?:ly)?|at once)$/;
/** A weekend may stand between. */
const WEEKEND = 2;

/**
 * The days within which money is paid, by what staff wrote: 3 for `2 to 3 days`, 0.25 for `Within 6 hours`. The longest
 * of several; undefined where the text names no time.
 */
export function readDays(text: string | undefined): number | undefined {
  const plain = text?.trim().toLowerCase() ?? '';
  if (AT_ONCE.test(plain)) return 0;
  let longest: number | undefined;
  for (const [, , most = '', working, unit = ''] of plain.matchAll(timeSpans())) {
    const number = NUMBERS[most] ?? Number(most);
    const length = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
    const days = number * length + (working === undefined ? 0 : WEEKEND);
    if (longest === undefined || days > longest) longest = days;
  }
  return longest;
}
