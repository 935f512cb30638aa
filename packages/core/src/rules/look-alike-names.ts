import type { LookAlikeName } from '../diagnostics/warnings.js';
import {
  lookAlikeLetters,
  lookAlikeSkeleton,
  mixesLookAlikes,
} from '../values/addresses/look-alike-letters.js';

interface NamedRecord {
  id: string;
  name: string;
}

/** A record whose name looks like that of another, or like Latin letters that it does not have. */
type LookAlike = LookAlikeName & {
  id: string;
  /** The record whose name looks the same. */
  otherId: string | undefined;
};

/**
 * The records whose names have letters that look like Latin ones, where a word mixes both or another name looks the
 * same. Names in ASCII are only compared with these, so that time and memory stay small for most catalogues.
 */
export function findLookAlikeNames(records: () => Iterable<NamedRecord>): LookAlike[] {
  const suspects: (NamedRecord & { skeleton: string })[] = [];
  const skeletons = new Set<string>();
  for (const { id, name } of records()) {
    const skeleton = lookAlikeSkeleton(name);
    if (skeleton === name.toLowerCase()) continue;
    suspects.push({ id, name, skeleton });
    skeletons.add(skeleton);
  }
  if (suspects.length === 0) return [];
  const bySkeleton = new Map<string, NamedRecord[]>();
  for (const { id, name } of records()) {
    const skeleton = lookAlikeSkeleton(name);
    if (!skeletons.has(skeleton)) continue;
    const alike = bySkeleton.get(skeleton);
    if (alike === undefined) bySkeleton.set(skeleton, [{ id, name }]);
    else alike.push({ id, name });
  }
  return suspects.flatMap(({ id, name, skeleton }) => {
    const alike = bySkeleton.get(skeleton) ?? [];
    const other = alike.find((one) => one.id !== id && one.name.toLowerCase() !== name.toLowerCase());
    if (other === undefined && !mixesLookAlikes(name)) return [];
    return [{ id, name, letters: lookAlikeLetters(name), other: other?.name, otherId: other?.id }];
  });
}
