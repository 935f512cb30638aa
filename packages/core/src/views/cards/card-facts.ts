import { bonusFieldTitles, casinoFieldTitles } from '../../labels/field-titles.js';
import type { PublicBonus } from '../../model/bonus.js';
import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { hasEndedOn } from './bonus-card.js';

/** A fact on a card: its title, and its value in words. */
export interface CardFact {
  title: string;
  value: string;
}

/**
 * Returns a function that gives what visitors compare a casino by: the time of a withdrawal, licenses, the minimum deposit,
 * and the wagering of its current welcome bonus. Unknown facts are absent.
 */
export function cardFactsFinder({ bonuses, today }: PublicCatalogue): (casino: PublicCasino) => CardFact[] {
  const wagering = new Map<string, string>();
  for (const bonus of bonuses) {
    const key = casinoKey(bonus);
    if (bonus.category !== 'welcome' || bonus.wagering === '' || hasEndedOn(bonus, today)) continue;
    if (!wagering.has(key)) wagering.set(key, bonus.wagering);
  }
  return ({ id, name, isBlacklisted, withdrawalTime, licenses, minDeposit }) => {
    if (isBlacklisted) return [];
    const facts = [
      { title: casinoFieldTitles.withdrawalTime, value: withdrawalTime },
      { title: casinoFieldTitles.licenses, value: licenses.join(', ') },
      { title: casinoFieldTitles.minDeposit, value: minDeposit },
      { title: bonusFieldTitles.wagering, value: wagering.get(id) ?? wagering.get(`=${name}`) },
    ];
    return facts.flatMap(({ title, value = '' }) => (value === '' ? [] : [{ title, value }]));
  };
}

/** Bonuses name their casino by id, or by its name where they have none. */
function casinoKey({ casinoId, casino }: PublicBonus): string {
  return casinoId ?? `=${casino}`;
}
