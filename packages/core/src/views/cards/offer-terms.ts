import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { WageringLimit } from '../../model/offers/wagering-limit.js';
import { freshnessOf, USUAL_RECHECK_DAYS } from '../../values/offers/freshness.js';
import { type StakeTerms, stakeTerms, USUAL_RETURN } from '../../values/offers/stake.js';

/** The terms of an offer as figures; the words beside them are those of the reader's language. */
export interface OfferTermsView extends Partial<StakeTerms> {
  /** The code of the currency of all amounts, such as EUR. */
  currency?: string;
  /** The lowest deposit, where no text says it. */
  minDeposit?: number;
  /** The most that the market allows, where more has to be staked. */
  overLimit?: WageringLimit;
  maxBet?: number;
  maxCashout?: number;
  claimWithinDays?: number;
  useWithinDays?: number;
  code?: string;
  excludedPaymentMethods?: readonly string[];
  /** The conditions that matter most, in plain text. */
  text?: string;
  /** The page of the terms at the casino. */
  href?: string;
  /** The day of the last check, YYYY-MM-DD. */
  lastChecked?: string;
  /** True where that day is too long ago: there are no figures then. */
  isStale?: true;
}

/** What the settings of a site and the rules of its market say of offers. */
export interface OfferSettings {
  /** In percent. */
  assumedReturn?: number;
  /** In days. */
  recheckOffersAfter?: number;
  /** Absent where the market has none. */
  limit?: WageringLimit | undefined;
}

const FIGURES = ['amount', 'matchPercent', 'freeSpins', 'spinValue', 'wageringTimes', 'wageringOn'] as const;
const SHOWN = [
  ...(['currency', 'maxBet', 'maxCashout', 'claimWithinDays', 'useWithinDays', 'code'] as const),
  'excludedPaymentMethods',
] as const;

/** The terms of an offer; undefined where nobody entered any. */
export function offerTerms(
  bonus: PublicBonus,
  today: string,
  { assumedReturn = USUAL_RETURN, recheckOffersAfter = USUAL_RECHECK_DAYS, limit }: OfferSettings,
): OfferTermsView | undefined {
  const { terms: text, termsUrl: href, lastChecked } = bonus;
  const terms: OfferTermsView = {
    ...(href === undefined ? {} : { href }),
    ...(lastChecked === undefined ? {} : { lastChecked }),
  };
  if (freshnessOf(bonus, today, recheckOffersAfter) === 'stale') return { ...terms, isStale: true };
  if (text !== undefined) terms.text = text;
  for (const field of SHOWN) if (isKnown(bonus[field])) Object.assign(terms, { [field]: bonus[field] });
  if (bonus.minDeposit === '' && bonus.minDepositAmount !== undefined)
    terms.minDeposit = bonus.minDepositAmount;
  if (FIGURES.some((figure) => bonus[figure] !== undefined))
    Object.assign(terms, stakeTerms(bonus, assumedReturn));
  if (limit !== undefined && (bonus.wageringTimes ?? 0) > limit.times) terms.overLimit = limit;
  return Object.keys(terms).length === 0 ? undefined : terms;
}

function isKnown(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
