import type { BONUS_CATEGORIES } from '../model/bonus.js';
import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { type VisitView, visitView } from './casino-card.js';

/** A bonus that the site lists, on the review of its casino. */
export interface ReviewOfferView {
  id: string;
  title: string;
  description: string;
  category: (typeof BONUS_CATEGORIES)[number];
  wagering: string;
  minDeposit: string;
  /** YYYY-MM-DD. */
  validUntil?: string;
  isExclusive: boolean;
  /** Absent where there is nowhere to go, or the casino is blacklisted. */
  claim?: VisitView;
}

/** The bonuses that name a casino by its id or, without one, by its name. */
export function reviewOffers({ bonuses }: PublicCatalogue, casino: PublicCasino): ReviewOfferView[] {
  const name = casino.name.toLowerCase();
  return bonuses
    .filter((bonus) =>
      bonus.casinoId === undefined ? bonus.casino.toLowerCase() === name : bonus.casinoId === casino.id,
    )
    .map(({ id, title, description, category, wagering, minDeposit, validUntil, isExclusive, visitUrl }) => {
      const claim =
        visitUrl === undefined || casino.isBlacklisted
          ? visitView(casino)
          : { href: visitUrl, label: casino.name };
      return {
        ...{ id, title, description, category, wagering, minDeposit, isExclusive },
        ...(validUntil === undefined ? {} : { validUntil }),
        ...(claim === undefined ? {} : { claim }),
      };
    });
}
