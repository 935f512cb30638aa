import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { bonusesOfCasino } from '../../../model/offers/bonuses-of-casino.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { type BonusCardView, bonusCard } from '../../cards/bonus-card.js';
import { bonusContext } from '../../cards/bonus-context.js';

/** The listed bonuses of a casino, current ones first; without links to the review they appear in. */
export function reviewOffers(catalogue: PublicCatalogue, casino: PublicCasino): BonusCardView[] {
  const context = bonusContext(catalogue, [casino]);
  return bonusesOfCasino(catalogue.bonuses, casino)
    .map((bonus) => {
      const card = bonusCard(bonus, context);
      const { review: _, ...named } = card.casino;
      return { ...card, casino: named };
    })
    .sort((a, b) => Number(a.hasEnded) - Number(b.hasEnded));
}
