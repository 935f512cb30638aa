import type { PublicCasino } from '../../collections/casinos/casino.js';
import { bonusBehind, type Claim } from '../../model/offers/bonus-behind.js';
import { type OfferConditionsView, offerConditions } from '../../model/offers/offer-conditions.js';
import { wageringLimit } from '../../model/offers/wagering-limit.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { bonusesOfCasino } from '../../rules/bonuses-of-casino.js';

/** What conditions are read from. */
export type ConditionsContext = Pick<PublicCatalogue, 'bonuses' | 'today' | 'settings' | 'marketRules'>;

/** The conditions of what a casino promises in the words of `text`; undefined where no current bonus of it says any. */
export function claimConditions(
  { bonuses, today, settings, marketRules }: ConditionsContext,
  casino: PublicCasino,
  claim: Claim,
  text: string | undefined,
): OfferConditionsView | undefined {
  if (text === undefined || casino.isBlacklisted) return undefined;
  const bonus = bonusBehind(bonusesOfCasino(bonuses, casino), claim, text, today);
  const { recheckOffersAfter, language } = settings;
  const limit = wageringLimit(marketRules, language);
  return bonus && offerConditions(bonus, { today, recheckOffersAfter, limit });
}
