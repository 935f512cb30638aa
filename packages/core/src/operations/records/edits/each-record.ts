import { problem } from '../../../problem.js';
import { createPause } from '../../../short-turns.js';
import type { ChangeContext } from '../../define/operation.js';

/** From so many records on, a change of them is heavy, tells how far it is, and can be stopped. */
const MANY = 50;

/** Whether the input of a change names so many records that it is heavy. */
export function hasManyRecords(input: unknown): boolean {
  const { records, edits } = (input ?? {}) as { records?: unknown; edits?: unknown };
  return [records, edits].some((named) => Array.isArray(named) && named.length >= MANY);
}

/**
 * Does something with each record, in short turns where there are many. Problem: `interrupted` where the signal says so, and then
 * the change leaves nothing.
 */
export async function mapRecords<T>(
  { signal, onProgress }: Pick<ChangeContext, 'signal' | 'onProgress'>,
  names: readonly string[],
  work: (name: string) => T,
): Promise<T[]> {
  if (names.length < MANY) return names.map(work);
  const pause = createPause();
  const done: T[] = [];
  for (const name of names) {
    if (signal.aborted) throw problem('change.interrupted');
    done.push(work(name));
    const paused = pause();
    if (paused === undefined) continue;
    onProgress({ done: done.length, total: names.length, unit: 'records' });
    await paused;
  }
  if (signal.aborted) throw problem('change.interrupted');
  onProgress({ done: done.length, total: names.length, unit: 'records' });
  return done;
}
