import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { OutputOf } from '../define/lazy-schema.js';

/** Where an item moves: by one, or to a position counted from 1. */
export const moveTarget = lazy(() => z.union([z.enum(['up', 'down']), z.int().min(1)]));

/** The items with one of them moved; beyond an end it stays at that end. */
export function moveItem<T>(items: readonly T[], item: T, to: OutputOf<typeof moveTarget>): T[] {
  const from = items.indexOf(item);
  const index = to === 'up' ? from - 1 : to === 'down' ? from + 1 : to - 1;
  const moved = items.toSpliced(from, 1);
  return moved.toSpliced(Math.min(Math.max(index, 0), moved.length), 0, item);
}
