import type { LimitUnit } from '../../labels/public/filters.js';
import { readAmount, readTimes } from './read-amount.js';
import { readDays } from './read-days.js';

/** The number that a value of a filter by numbers says; undefined where it says none. */
export function readLimit(unit: LimitUnit, value: unknown): number | undefined {
  if (typeof value !== 'string') return value as number | undefined;
  if (unit === 'days') return readDays(value);
  return unit === 'times' ? readTimes(value) : readAmount(value);
}
