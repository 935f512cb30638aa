import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { BonusContext } from './bonus-card.js';
import { wageringLimit } from './offer-conditions.js';

/** The data that the cards of bonuses of these casinos need. */
export function bonusContext(
  catalogue: Pick<PublicCatalogue, 'today' | 'settings' | 'marketRules'>,
  casinos: readonly PublicCasino[],
): BonusContext {
  const { today, settings, marketRules } = catalogue;
  const { minimumAge, assumedReturn, recheckOffersAfter } = settings;
  return {
    casinoById: new Map(casinos.map((casino) => [casino.id, casino])),
    casinoByName: new Map(casinos.map((casino) => [casino.name, casino])),
    ...{ today, minimumAge, assumedReturn, recheckOffersAfter },
    limit: wageringLimit(catalogue),
    marketNotice: marketRules?.notice,
  };
}
