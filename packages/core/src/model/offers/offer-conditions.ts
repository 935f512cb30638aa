import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import { localMoney } from '../../labels/localize/localized-text.js';
import { reliableFacts, USUAL_RECHECK_DAYS } from '../../values/offers/freshness.js';
import { stakeOf } from '../../values/offers/stake.js';
import type { WageringLimit } from './wagering-limit.js';

/** The conditions of an offer that count most, as far as they are known, in the order in which pages say them. */
export interface OfferConditionsView {
  newPlayersOnly?: true;
  /** How often something is staked, such as `25x bonus`. */
  wagering?: string;
  /** What has to be staked for the full bonus, at the games that count most, such as `€3,500`. */
  fullStake?: string;
  /** The most that a market allows, where more has to be staked. */
  overLimit?: WageringLimit;
  /** Such as `€20`. */
  minDeposit?: string;
  /** The most that can be withdrawn of what it wins, such as `€100`. */
  maxCashout?: string;
  /** Its last day, YYYY-MM-DD. */
  until?: string;
}

/** What of a site decides about the conditions that it says. */
export interface ConditionSettings {
  /** YYYY-MM-DD. */
  today: string;
  /** In days. */
  recheckOffersAfter?: number | undefined;
  limit?: WageringLimit | undefined;
  /** That of the site, in which amounts are written: English by default. */
  language?: string | undefined;
}

/** The conditions of a bonus, without figures that were checked too long ago; undefined where nobody entered any. */
export function offerConditions(
  bonus: PublicBonus,
  { today, recheckOffersAfter = USUAL_RECHECK_DAYS, limit, language = 'en' }: ConditionSettings,
): OfferConditionsView | undefined {
  const facts = reliableFacts(bonus, today, recheckOffersAfter);
  const { wageringTimes, minDepositAmount, maxCashout } = facts;
  const stake = stakeOf(facts);
  const { wagering, minDeposit, currency, validUntil } = bonus;
  const money = (amount: number) => localMoney(amount, currency, { language });
  const conditions: OfferConditionsView = {};
  if (bonus.players === 'new') conditions.newPlayersOnly = true;
  if (wagering !== '') conditions.wagering = wagering;
  else if (wageringTimes !== undefined) conditions.wagering = `${wageringTimes}x`;
  if (stake.is === 'known') conditions.fullStake = money(stake.amount);
  if (limit !== undefined && (wageringTimes ?? 0) > limit.times) conditions.overLimit = limit;
  if (minDeposit !== '') conditions.minDeposit = minDeposit;
  else if (minDepositAmount !== undefined) conditions.minDeposit = money(minDepositAmount);
  if (maxCashout !== undefined) conditions.maxCashout = money(maxCashout);
  if (validUntil !== undefined) conditions.until = validUntil;
  return Object.keys(conditions).length === 0 ? undefined : conditions;
}
