import { distinctTest } from '../../collections/distinct-pairs/distinct-pairs.js';
import type { ReadableContent } from '../../model/collections.js';
import { findDuplicates } from '../../rules/duplicates/find-duplicates.js';
import { type CheckResult, found } from './finding.js';

/** Casinos that may be the same as an earlier one, without those that people called distinct. */
export function* checkDuplicates({
  casinos,
  distinctPairs,
}: Pick<ReadableContent, 'casinos' | 'distinctPairs'>): Iterable<CheckResult> {
  const compared = function* () {
    for (const { id, slug, name, visitUrl, programme } of casinos.all())
      yield { id, slug, name, visitUrl, programme };
  };
  const areDistinct = distinctTest(distinctPairs.all());
  for (const { one, other, why } of findDuplicates(compared, { areDistinct })) {
    const { id, name, slug } = one;
    const pair = { id, name, slug, otherId: other.id, other: other.name, otherSlug: other.slug, why };
    yield found('duplicate-casino', pair, { in: 'casinos', id, subject: name });
  }
}
