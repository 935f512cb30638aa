import type { ProblemCode } from '@croupier/core';

/** The exit code of each kind of trouble, and when it comes. */
const EXITS: Record<ProblemCode, readonly [code: number, when: string]> = {
  fault: [1, "ours or the machine's: disk full, no store, a damaged or newer one, permissions"],
  usage: [2, "the command's words are off, or a value is missing and nobody is there to ask"],
  cancelled: [3, 'by the person'],
  'not-allowed': [4, 'not signed in, or not for this role'],
  'not-found': [5, 'no such record, no such input file'],
  invalid: [6, 'the data is refused: a field, a row, a missing column; the doctor found something'],
  conflict: [7, 'exists already, changed meanwhile, or the store stayed locked for 10 seconds'],
  rejected: [8, 'done, but some rows were rejected as asked; the doctor mended some and some remain'],
  interrupted: [130, 'Ctrl-C'],
};

/** The exit code of each kind of trouble; 0 is done, an empty list too. */
export const EXIT_CODES = Object.fromEntries(
  Object.entries(EXITS).map(([name, [code]]) => [name, code]),
) as Record<ProblemCode, number>;

/** The meaning of each exit code, for `croupier help exit-codes`. */
export const EXIT_MEANINGS: readonly (readonly [number, string, string])[] = [
  [0, 'done', 'also for an empty list'],
  ...Object.entries(EXITS).map(([name, [code, when]]) => [code, name, when] as const),
];
