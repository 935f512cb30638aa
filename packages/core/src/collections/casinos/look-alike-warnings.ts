import type { ReadableContent } from '../../model/collections.js';
import type { ComparedCasino, DuplicatePair } from '../../rules/duplicates/find-duplicates.js';
import { findLookAlikeNames } from '../../rules/look-alike-names.js';
import type { Collection } from '../../store/content.js';
import { slugOf } from '../../values/text/slug.js';
import { type Warning, warning } from '../../warning.js';
import type { Casino } from './casino.js';
import { duplicateWarnings } from './duplicates/duplicate-warnings.js';

/** The content in which casinos are compared. */
type ComparedContent = Pick<ReadableContent, 'distinctPairs'> & {
  casinos: Pick<Collection<Casino>, 'get' | 'all'>;
};

/** Warnings of casinos that look like another by their letters, or may be the same, where one of the two has changed. */
export function lookAlikeWarnings(
  content: ComparedContent,
  casinos: () => Iterable<ComparedCasino>,
  changed: ReadonlySet<string>,
  isTold?: (pair: DuplicatePair) => boolean,
): Warning[] {
  const byLetters = findLookAlikeNames(casinos)
    .filter(({ id, otherId = '' }) => changed.has(id) || changed.has(otherId))
    .map(({ name, letters, other }) => warning('name.looks-alike', { name, letters, other }));
  return [...byLetters, ...duplicateWarnings(content, casinos, changed, isTold)];
}

/**
 * The same after casinos were added or edited: only those whose names are new are looked at. A slug that was made with a number
 * tells already of the casino with the same name.
 */
export function renameWarnings(
  content: ComparedContent,
  renamed: readonly Casino[],
  { isSlugMade }: { isSlugMade: boolean },
): Warning[] {
  if (renamed.length === 0) return [];
  const compared = Array.from(content.casinos.all(), ({ id, slug, name, visitUrl, programme }) => ({
    ...{ id, slug, name, visitUrl, programme },
  }));
  const isTold = ({ one, other }: DuplicatePair) => {
    const { slug } = other as (typeof compared)[number];
    return isSlugMade && slug === slugOf(one.name) && renamed.some(({ id }) => id === one.id);
  };
  return lookAlikeWarnings(content, () => compared, new Set(renamed.map(({ id }) => id)), isTold);
}
