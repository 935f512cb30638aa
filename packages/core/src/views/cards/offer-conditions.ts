import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { bonusBehind, type Claim } from '../../model/offers/bonus-behind.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { bonusesOfCasino } from '../../rules/bonuses-of-casino.js';
import { marketName } from '../../values/markets/market-names.js';
import { freshnessOf, USUAL_RECHECK_DAYS } from '../../values/offers/freshness.js';

/** The conditions of an offer that count most, as far as they are known, in the order in which pages say them. */
export interface OfferConditionsView {
  newPlayersOnly?: true;
  /** How often something is staked, such as `25x bonus`. */
  wagering?: string;
  /** The most that a market allows, where more has to be staked. */
  overLimit?: WageringLimit;
  /** Such as `€20` or `20 EUR`. */
  minDeposit?: string;
  /** The most that can be withdrawn of what it wins, such as `100 EUR`. */
  maxCashout?: string;
  /** Its last day, YYYY-MM-DD. */
  until?: string;
}

/** How often a bonus may have to be staked at most, and the name of the market that says so. */
export interface WageringLimit {
  times: number;
  market: string;
}

/** What conditions are read from. */
export type ConditionsContext = Pick<PublicCatalogue, 'bonuses' | 'today' | 'settings' | 'marketRules'>;

/** The conditions of what a casino promises in the words of `text`; undefined where no current bonus of it says any. */
export function claimConditions(
  context: ConditionsContext,
  casino: PublicCasino,
  claim: Claim,
  text: string | undefined,
): OfferConditionsView | undefined {
  if (text === undefined || casino.isBlacklisted) return undefined;
  const bonus = bonusBehind(bonusesOfCasino(context.bonuses, casino), claim, text, context.today);
  return bonus === undefined ? undefined : offerConditions(bonus, context);
}

/** The conditions of a bonus, without figures that were checked too long ago; undefined where nobody entered any. */
function offerConditions(
  bonus: PublicBonus,
  { today, settings, marketRules }: Omit<ConditionsContext, 'bonuses'>,
): OfferConditionsView | undefined {
  const { recheckOffersAfter = USUAL_RECHECK_DAYS } = settings;
  const isStale = freshnessOf(bonus, today, recheckOffersAfter) === 'stale';
  const { wageringTimes, minDepositAmount, maxCashout } = isStale ? ({} as PublicBonus) : bonus;
  const { wagering, minDeposit, currency, validUntil } = bonus;
  const conditions: OfferConditionsView = {};
  if (bonus.players === 'new') conditions.newPlayersOnly = true;
  if (wagering !== '') conditions.wagering = wagering;
  else if (wageringTimes !== undefined) conditions.wagering = `${wageringTimes}x`;
  const limit = wageringLimit({ settings, marketRules });
  if (limit !== undefined && (wageringTimes ?? 0) > limit.times) conditions.overLimit = limit;
  if (minDeposit !== '') conditions.minDeposit = minDeposit;
  else if (minDepositAmount !== undefined) conditions.minDeposit = amountOf(minDepositAmount, currency);
  if (maxCashout !== undefined) conditions.maxCashout = amountOf(maxCashout, currency);
  if (validUntil !== undefined) conditions.until = validUntil;
  return Object.keys(conditions).length === 0 ? undefined : conditions;
}

/** How often a bonus may have to be staked in the market of a site, if there is a limit. */
export function wageringLimit({
  settings,
  marketRules: rules,
}: Pick<PublicCatalogue, 'settings' | 'marketRules'>): WageringLimit | undefined {
  if (rules?.maxWageringTimes === undefined) return undefined;
  return { times: rules.maxWageringTimes, market: marketName(rules.code, settings.language) };
}

/** An amount as every language reads it. */
function amountOf(amount: number, currency: string | undefined): string {
  return currency === undefined ? String(amount) : `${amount} ${currency}`;
}
