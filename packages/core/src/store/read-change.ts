import { collections, documents } from '../model/collections.js';
import { problem } from '../problem.js';
import { isPlainObject } from '../values/plain-object.js';
import { type Change, type ChangeEntry, isChangeHeader } from './change.js';

const DEEDS = ['insert', 'update', 'remove'];

/** The change of a history line, which may have been written by anyone. Problem: `fault`. */
export function readChange(line: string, id: string): Change {
  const change = parseChange(line);
  if (change !== undefined) return change;
  throw problem('store-history.change-damaged', { id });
}

/** The change of a history line; undefined where it is none. */
export function parseChange(line: string): Change | undefined {
  try {
    const change: unknown = JSON.parse(line);
    return isChange(change) ? change : undefined;
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is Change {
  if (!isChangeHeader(value)) return false;
  const { entries } = value as Partial<Change>;
  return Array.isArray(entries) && entries.every(isChangeEntry);
}

/** Whether a value has what an entry of a change must have. */
export function isChangeEntry(value: unknown): value is ChangeEntry {
  if (!isPlainObject(value)) return false;
  const { in: place, id, did, hash, before, after } = value;
  if (typeof place !== 'string' || !(Object.hasOwn(collections, place) || Object.hasOwn(documents, place)))
    return false;
  if (typeof id !== 'string' || typeof did !== 'string' || !DEEDS.includes(did)) return false;
  return (
    (did === 'remove' || typeof hash === 'string') &&
    (did === 'insert' || isPlainObject(before)) &&
    (did !== 'update' || isPlainObject(after))
  );
}
