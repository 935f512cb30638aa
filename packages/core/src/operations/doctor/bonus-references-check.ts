import { lazy } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import type { ReadableContent } from '../../model/collections.js';
import { displayNameOf } from '../../store/content.js';
import { type CheckResult, finding } from './finding.js';

/** Bonuses of casinos that are not there: by an id, or by a name alone. */
export function* checkBonusReferences(
  content: Pick<ReadableContent, 'bonuses' | 'casinos'>,
): Iterable<CheckResult> {
  const names = new Set<string>();
  const ids = new Set<string>();
  for (const casino of content.casinos.all()) {
    names.add(casino.name);
    ids.add(casino.id);
  }
  const nearestName = lazy(() => closestMatchAmong(names));
  for (const bonus of content.bonuses.all()) {
    const { id, casinoId, casino } = bonus;
    const name = displayNameOf(bonus);
    const where = { check: 'dangling-reference', in: 'bonuses', id, subject: name } as const;
    if (casinoId !== undefined && !ids.has(casinoId)) {
      yield {
        finding: finding('dangling-id', { bonus: name }, where),
        mend: (content) => void content.bonuses.update(id, { casinoId: null }),
      };
    } else if (casinoId === undefined && !names.has(casino)) {
      const suggestion = nearestName()(casino);
      yield { finding: finding('unknown-casino', { bonus: name, casino, suggestion }, where) };
    }
  }
}
