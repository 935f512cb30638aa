import type { ReadableContent } from '../../model/collections.js';
import { displayNameOf } from '../../store/content.js';
import { type CheckResult, finding } from './finding.js';

/** Bonuses that ended before today. */
export function* checkExpiredBonuses(
  content: Pick<ReadableContent, 'bonuses'>,
  today: string,
): Iterable<CheckResult> {
  for (const bonus of content.bonuses.all()) {
    const { id, validUntil: day } = bonus;
    if (day === undefined || day >= today) continue;
    const name = displayNameOf(bonus);
    yield { finding: finding('expired-bonus', { bonus: name, day }, { in: 'bonuses', id, subject: name }) };
  }
}
