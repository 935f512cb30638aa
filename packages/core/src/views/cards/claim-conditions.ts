import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { bonusBehind, type Claim } from '../../model/offers/bonus-behind.js';
import { bonusesOfCasino } from '../../model/offers/bonuses-of-casino.js';
import { type OfferConditionsView, offerConditions } from '../../model/offers/offer-conditions.js';
import { wageringLimit } from '../../model/offers/wagering-limit.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type OfferTermsView, offerTerms } from './offer-terms.js';

/** What conditions are read from. */
export type ConditionsContext = Pick<PublicCatalogue, 'bonuses' | 'today' | 'settings' | 'marketRules'> &
  Partial<Pick<PublicCatalogue, 'market' | 'isStatic'>>;

/** The conditions of what a casino promises in the words of `text`; undefined where no current bonus of it says any. */
export function claimConditions(
  context: ConditionsContext,
  casino: PublicCasino,
  claim: Claim,
  text: string | undefined,
): OfferConditionsView | undefined {
  const bonus = claimedBonus(context, casino, claim, text);
  return bonus && offerConditions(bonus, conditionSettings(context));
}

/** What of a promise has to be staked, and what that costs; undefined where no current bonus of the casino says it. */
export function claimTerms(
  context: ConditionsContext,
  casino: PublicCasino,
  claim: Claim,
  text: string | undefined,
): OfferTermsView | undefined {
  const bonus = claimedBonus(context, casino, claim, text);
  const { assumedReturn } = context.settings;
  return bonus && offerTerms(bonus, context.today, { ...conditionSettings(context), assumedReturn });
}

function claimedBonus(
  { bonuses, today }: ConditionsContext,
  casino: PublicCasino,
  claim: Claim,
  text: string | undefined,
): PublicBonus | undefined {
  if (text === undefined || casino.isBlacklisted) return undefined;
  return bonusBehind(bonusesOfCasino(bonuses, casino), claim, text, today);
}

/** What of a site decides about the conditions that it says. */
export function conditionSettings({ today, settings, marketRules }: ConditionsContext) {
  const { recheckOffersAfter, language } = settings;
  return { today, recheckOffersAfter, limit: wageringLimit(marketRules, language), language };
}
