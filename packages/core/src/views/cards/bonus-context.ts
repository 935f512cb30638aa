import type { PublicCasino } from '../../collections/casinos/casino.js';
import { memoizeWeak } from '../../lazy.js';
import { wageringLimit } from '../../model/offers/wagering-limit.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { visitPrefix } from '../../urls/find-visit.js';
import type { BonusContext } from './bonus-card.js';

/** The data that the cards of bonuses of these casinos need. */
export function bonusContext(
  catalogue: Pick<PublicCatalogue, 'today' | 'settings' | 'marketRules' | 'isStatic'>,
  casinos: readonly PublicCasino[],
): BonusContext {
  const { today, settings, marketRules } = catalogue;
  const { minimumAge, assumedReturn, recheckOffersAfter, language } = settings;
  return {
    casinoById: new Map(casinos.map((casino) => [casino.id, casino])),
    casinoByName: new Map(casinos.map((casino) => [casino.name, casino])),
    ...{ today, minimumAge, assumedReturn, recheckOffersAfter },
    limit: wageringLimit(marketRules, language),
    marketNotice: marketRules?.notice,
    visitLinks: visitPrefix(catalogue),
  };
}

/** As `bonusContext()` for all casinos of a catalogue; made once for each state of it. */
export const catalogueBonusContext = /* @__PURE__ */ memoizeWeak((catalogue: PublicCatalogue) =>
  bonusContext(catalogue, catalogue.casinos),
);
