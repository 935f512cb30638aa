import type { ProblemCode } from '@croupier/core';

/** The exit code of each kind of trouble; 0 is done, an empty list too. */
export const EXIT_CODES: Record<ProblemCode, number> = {
  fault: 1,
  usage: 2,
  cancelled: 3,
  'not-allowed': 4,
  'not-found': 5,
  invalid: 6,
  conflict: 7,
  rejected: 8,
  interrupted: 130,
};

/** The meaning of each exit code, for `croupier help exit-codes`. */
export const EXIT_MEANINGS: readonly (readonly [number, string, string])[] = [
  [0, 'done', 'also for an empty list'],
  [1, 'fault', "ours or the machine's: disk full, no store, a damaged or newer one, permissions"],
  [2, 'usage', "the command's words are off, or a value is missing and nobody is there to ask"],
  [3, 'cancelled', 'by the person'],
  [4, 'not-allowed', 'not signed in, or not for this role'],
  [5, 'not-found', 'no such record, no such input file'],
  [6, 'invalid', 'the data is refused: a field, a row, a missing column; the doctor found something'],
  [7, 'conflict', 'exists already, changed meanwhile, or the store stayed locked for 10 seconds'],
  [8, 'rejected', 'done, but some rows were rejected as asked; the doctor mended some and some remain'],
  [130, 'interrupted', 'Ctrl-C'],
];
