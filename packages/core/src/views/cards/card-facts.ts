import type { PublicCasino } from '../../collections/casinos/casino.js';
import { bonusFieldTitles, casinoFieldTitles } from '../../labels/public/field-titles.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { bonusesOfCasino } from '../../rules/bonuses-of-casino.js';
import { hasEndedOn } from './bonus-card.js';

/** A fact on a card: its title, and its value in words. */
export interface CardFact {
  title: string;
  value: string;
}

/**
 * What visitors compare a casino by: the time of a withdrawal, licenses, the minimum deposit, and the wagering of its current
 * welcome bonus. Unknown facts are absent.
 */
export function cardFacts({ bonuses, today }: PublicCatalogue, casino: PublicCasino): CardFact[] {
  if (casino.isBlacklisted) return [];
  const welcome = bonusesOfCasino(bonuses, casino).find(
    (bonus) => bonus.category === 'welcome' && bonus.wagering !== '' && !hasEndedOn(bonus, today),
  );
  const facts = [
    { title: casinoFieldTitles.withdrawalTime, value: casino.withdrawalTime },
    { title: casinoFieldTitles.licenses, value: casino.licenses.join(', ') },
    { title: casinoFieldTitles.minDeposit, value: casino.minDeposit },
    { title: bonusFieldTitles.wagering, value: welcome?.wagering },
  ];
  return facts.flatMap(({ title, value = '' }) => (value === '' ? [] : [{ title, value }]));
}
