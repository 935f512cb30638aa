import { Problem } from '../problem.js';
import type { ContentName } from './change.js';

/** Reads text of the store, which a disk may have changed since it was checked. Problem: `fault`. */
export function parseStored(place: ContentName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('fault', `${place}: what is stored is not as it was written`, {
      hint: 'croupier doctor names every damaged file. Take it back from version control or a backup.',
      cause,
    });
  }
}
