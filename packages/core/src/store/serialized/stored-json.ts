import { problem } from '../../problem.js';
import type { ContentName } from '../change.js';

/** Reads text of the store, which a disk may have changed since it was checked. Problem: `fault`. */
export function parseStored(place: ContentName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw problem('store.text-damaged', { content: place }, { cause });
  }
}
