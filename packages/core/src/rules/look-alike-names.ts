import type { LookAlikeName } from '../messages/warnings.js';
import { lookAlikeLetters, lookAlikeSkeleton, mixesLookAlikes } from '../values/look-alike-letters.js';

interface NamedRecord {
  id: string;
  name: string;
}

/** A record whose name looks like that of another, or like Latin letters that it does not have. */
export type LookAlike = LookAlikeName & {
  id: string;
  /** The record whose name looks the same. */
  otherId: string | undefined;
};

const NOT_ASCII = /[^\0-\x7f]/;

/** Whether a name has letters that look like Latin ones in ASCII. */
function hasLookAlikeLetters(name: string): boolean {
  return NOT_ASCII.test(name) && lookAlikeSkeleton(name) !== name.toLowerCase();
}

/**
 * The records whose names have letters that look like Latin ones, where a word mixes both or another name looks the
 * same. Names in ASCII are only compared with these, so that time and memory stay small for most catalogues.
 */
export function findLookAlikeNames(records: () => Iterable<NamedRecord>): LookAlike[] {
  const suspects: NamedRecord[] = [];
  for (const { id, name } of records()) {
    if (hasLookAlikeLetters(name)) suspects.push({ id, name });
  }
  if (suspects.length === 0) return [];
  const skeletons = new Set(suspects.map(({ name }) => lookAlikeSkeleton(name)));
  const bySkeleton = new Map<string, NamedRecord[]>();
  for (const { id, name } of records()) {
    const skeleton = lookAlikeSkeleton(name);
    if (!skeletons.has(skeleton)) continue;
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), { id, name }]);
  }
  return suspects.flatMap(({ id, name }) => {
    const alike = bySkeleton.get(lookAlikeSkeleton(name)) ?? [];
    const other = alike.find((one) => one.id !== id && one.name.toLowerCase() !== name.toLowerCase());
    if (other === undefined && !mixesLookAlikes(name)) return [];
    return [{ id, name, letters: lookAlikeLetters(name), other: other?.name, otherId: other?.id }];
  });
}
