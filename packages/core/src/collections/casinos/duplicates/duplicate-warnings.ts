import type { ReadableContent } from '../../../model/collections.js';
import {
  type ComparedCasino,
  type DuplicatePair,
  findDuplicates,
} from '../../../rules/duplicates/find-duplicates.js';
import { type Warning, warning } from '../../../warning.js';
import { distinctTest } from '../../distinct-pairs/distinct-pairs.js';
import type { Casino } from '../casino.js';

/** How many pairs a warning names. */
const MAX_NAMED = 10;

/** A warning of added or renamed casinos that may be the same as others, without those that people called distinct. */
export function duplicateWarnings(
  {
    casinos: stored,
    distinctPairs,
  }: Pick<ReadableContent, 'distinctPairs'> & {
    casinos: { get(id: string): Casino | undefined };
  },
  casinos: () => Iterable<ComparedCasino>,
  changed: ReadonlySet<string>,
  isTold: (pair: DuplicatePair) => boolean = () => false,
): Warning[] {
  if (changed.size === 0) return [];
  const areDistinct = distinctTest(distinctPairs.all());
  const pairs = findDuplicates(casinos, { changed, areDistinct }).filter((pair) => !isTold(pair));
  if (pairs.length === 0) return [];
  const slugOf = ({ id }: ComparedCasino) => stored.get(id)?.slug ?? id;
  const named = pairs.slice(0, MAX_NAMED).map(({ one, other, why }) => ({
    ...{ id: one.id, name: one.name, slug: slugOf(one) },
    ...{ otherId: other.id, other: other.name, otherSlug: slugOf(other), why },
  }));
  return [warning('casino.duplicates', { pairs: named, count: pairs.length })];
}
