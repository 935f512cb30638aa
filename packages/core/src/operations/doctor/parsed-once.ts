import { lazy } from '../../lazy.js';
import { COLLECTION_NAMES, DOCUMENT_NAMES, type ReadableContent } from '../../model/collections.js';

/** The same content, whose records are parsed when they are first asked for, and not by each check again. */
export function parsedOnce(content: ReadableContent): ReadableContent {
  const parsed = {};
  const define = (name: string, get: () => unknown) =>
    Object.defineProperty(parsed, name, { enumerable: true, get });
  // Each is asked for late: one that cannot be read is the business of the check that needs it.
  for (const name of DOCUMENT_NAMES) define(name, () => content[name]);
  for (const name of COLLECTION_NAMES) {
    const all = lazy(() => [...(content[name].all() as Iterable<object>)]);
    define(name, () => ({ all }));
  }
  return parsed as ReadableContent;
}
