import { toAscii } from './to-ascii.js';

const NON_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}+/gu;

/**
 * The spellings in which visitors type a name, in lower case: as it is written, in Latin letters, and without marks.
 * Letters such as `ä` are typed as `a` by some and as `ae` by others.
 */
export function nameSpellings(name: string): readonly string[] {
  const written = name.trim().toLowerCase();
  if (!NON_ASCII.test(written)) return [written];
  const unmarked = written.normalize('NFD').replace(MARKS, '');
  return [...new Set([written, unmarked, toAscii(written).toLowerCase(), toAscii(unmarked).toLowerCase()])];
}
