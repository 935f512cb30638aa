import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { Casino } from '../../collections/casinos/casino.js';
import type { ReadableContent } from '../../model/collections.js';
import { displayNameOf } from '../../store/content.js';
import { freshnessOf } from '../../values/offers/freshness.js';
import { type CheckResult, found } from './finding.js';

type Content = Pick<ReadableContent, 'bonuses' | 'casinos' | 'settings'>;

/** Bonuses whose terms were checked too long ago, so that their cards show no figures. */
export function* checkStaleOffers({ bonuses, settings }: Content, today: string): Iterable<CheckResult> {
  const { recheckOffersAfter } = settings.get();
  for (const bonus of bonuses.all()) {
    const { id, lastChecked: day, withdrawnAt } = bonus;
    if (
      withdrawnAt !== undefined ||
      day === undefined ||
      freshnessOf(bonus, today, recheckOffersAfter) !== 'stale'
    )
      continue;
    const name = displayNameOf(bonus);
    yield found('stale-offer', { bonus: name, day, id }, { in: 'bonuses', id, subject: name });
  }
}

/** Bonuses whose title, or the text of whose casino, names another match than their figures. */
export function* checkContradictingOffers({ bonuses, casinos }: Content): Iterable<CheckResult> {
  const welcome = new Map<string, Bonus[]>();
  for (const bonus of bonuses.all()) {
    const { id, matchPercent, title, category, casinoId, withdrawnAt } = bonus;
    if (matchPercent === undefined || withdrawnAt !== undefined) continue;
    if (category === 'welcome' && casinoId !== undefined)
      welcome.set(casinoId, [...(welcome.get(casinoId) ?? []), bonus]);
    const said = otherPercents(title, [matchPercent]);
    if (said === undefined) continue;
    const name = displayNameOf(bonus);
    const params = { subject: `The title of bonus '${name}'`, said, figure: `${matchPercent}%` };
    yield found('contradicting-offer', params, { in: 'bonuses', id, subject: name });
  }
  if (welcome.size === 0) return;
  for (const casino of casinos.all()) {
    const offers = welcome.get(casino.id);
    if (offers !== undefined) yield* contradictionsOf(casino, offers);
  }
}

function* contradictionsOf({ id, name, bonus, bonuses }: Casino, offers: readonly Bonus[]) {
  const percents = offers.map(({ matchPercent }) => matchPercent as number);
  const texts = { Bonus: bonus, 'Welcome Bonus': bonuses.welcome };
  for (const [title, text] of Object.entries(texts)) {
    const said = otherPercents(text ?? '', percents);
    if (said === undefined) continue;
    const figure = percents.map((percent) => `${percent}%`).join(', ');
    const params = { subject: `${title} of casino '${name}'`, said, figure };
    yield found('contradicting-offer', params, { in: 'casinos', id, subject: name });
  }
}

const PERCENT = /(\d{1,5}(?:[.,]\d{1,2})?)\s?%/g;

/** The percents that a text names, if it names some and none of these. */
function otherPercents(text: string, these: readonly number[]): string | undefined {
  const named = [...text.matchAll(PERCENT)].map(([, number = '']) => Number(number.replace(',', '.')));
  if (named.length === 0 || named.some((percent) => these.includes(percent))) return undefined;
  return named.map((percent) => `${percent}%`).join(', ');
}
