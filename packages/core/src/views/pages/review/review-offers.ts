import type { PublicCasino } from '../../../collections/casinos/casino.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { bonusesOfCasino } from '../../../rules/bonuses-of-casino.js';
import { type BonusCardView, bonusCard } from '../../cards/bonus-card.js';

/** The listed bonuses of a casino, current ones first; without links to the review they appear in. */
export function reviewOffers(
  { bonuses, today, settings }: PublicCatalogue,
  casino: PublicCasino,
): BonusCardView[] {
  const context = {
    casinoById: new Map([[casino.id, casino]]),
    casinoByName: new Map([[casino.name, casino]]),
    today,
    minimumAge: settings.minimumAge,
    assumedReturn: settings.assumedReturn,
    recheckOffersAfter: settings.recheckOffersAfter,
  };
  return bonusesOfCasino(bonuses, casino)
    .map((bonus) => {
      const card = bonusCard(bonus, context);
      const { review: _, ...named } = card.casino;
      return { ...card, casino: named };
    })
    .sort((a, b) => Number(a.hasEnded) - Number(b.hasEnded));
}
