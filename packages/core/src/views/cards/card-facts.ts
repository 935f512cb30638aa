import type { PublicCasino } from '../../collections/casinos/casino.js';
import { casinoFieldTitles } from '../../labels/public/field-titles.js';

/** A fact on a card: its title, and its value in words. */
export interface CardFact {
  title: string;
  value: string;
}

/**
 * What visitors compare a casino by: the time of a withdrawal, licenses and the minimum deposit. Unknown facts are absent; what
 * its offer asks for stands beside the offer.
 */
export function cardFacts(casino: PublicCasino): CardFact[] {
  if (casino.isBlacklisted) return [];
  const facts = [
    { title: casinoFieldTitles.withdrawalTime, value: casino.withdrawalTime },
    { title: casinoFieldTitles.licenses, value: casino.licenses.join(', ') },
    { title: casinoFieldTitles.minDeposit, value: casino.minDeposit },
  ];
  return facts.flatMap(({ title, value = '' }) => (value === '' ? [] : [{ title, value }]));
}
