import { test } from 'vitest';
import { isLongRun } from './long-run.js';

/** A test that only a long run has; `npm test` has another of the same part. */
export const longTest: (title: string, work: () => Promise<void>) => void = isLongRun
  ? test
  : () => undefined;
