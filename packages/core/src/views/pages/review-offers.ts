import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type BonusCardView, bonusCard, bonusCasino } from '../cards/bonus-card.js';

/** The bonuses that the site lists of one casino, those that can still be had first; without the way to its review. */
export function reviewOffers({ bonuses, today }: PublicCatalogue, casino: PublicCasino): BonusCardView[] {
  const around = {
    casinoById: new Map([[casino.id, casino]]),
    casinoByName: new Map([[casino.name, casino]]),
    today,
  };
  return bonuses
    .filter((bonus) => bonusCasino(bonus, around) !== undefined)
    .map((bonus) => {
      const card = bonusCard(bonus, around);
      const { review: _, ...named } = card.casino;
      return { ...card, casino: named };
    })
    .sort((a, b) => Number(a.hasEnded) - Number(b.hasEnded));
}
