'use client';

import { useDeferredValue } from 'react';

/** More rows than a screen shows; those after them are drawn once these are in sight. */
const DRAWN_FIRST = 40;

const NO_ROWS: readonly never[] = [];

/** Says whether a row is drawn by now: the first ones are at once, and so is any that was there before. */
export function useDrawnRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const before = new Set(useDeferredValue(rows, NO_ROWS).map(rowKey));
  return (key: string, index: number) => index < DRAWN_FIRST || before.has(key);
}
