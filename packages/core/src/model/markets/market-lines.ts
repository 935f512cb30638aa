import type { PublicMarket } from '../../collections/markets/market.js';
import type { HelpPage, MarketProfile, MarketRules, Sourced } from './market-rules.js';

/** What an owner writes to take a line of the profile away. */
const NONE = 'none';

/** The rules of a market that have a line of their own. */
export type RuleName = Exclude<keyof MarketRules, 'code'>;

/** A line of the rules of a market: ours, with its source, or the owner's. */
export type RuleLine<T = unknown> = { value: T } & (
  | { isOwn: true }
  | ({ isOwn: false } & Omit<Sourced<T>, 'value'>)
);

/** The lines of a market: what its profile says, as its owner corrected it. */
export type RuleLines = { readonly [N in RuleName]?: RuleLine<NonNullable<MarketRules[N]> | undefined> };

/** What an owner corrects of a profile. */
type MarketCorrections = Omit<PublicMarket, 'id' | 'code' | 'createdAt' | 'updatedAt'>;

/** What the profile says of a market, as its owner corrected it. */
export function marketLines(market: MarketCorrections, profile: Partial<MarketProfile> = {}): RuleLines {
  const { minimumAge, helplineName, helplineUrl, notice, disclosure, maxWageringTimes } = market;
  const helpline: HelpPage | undefined =
    helplineName === undefined || helplineUrl === undefined
      ? undefined
      : { name: helplineName, href: helplineUrl };
  const lines: { [N in RuleName]: RuleLines[N] | undefined } = {
    minimumAge: lineOf(minimumAge, profile.minimumAge),
    helpline: lineOf(helpline, profile.helpline),
    notice: notice === NONE ? { value: undefined, isOwn: true } : lineOf(notice, profile.notice),
    disclosure: lineOf<string>(disclosure, undefined),
    hideOffers: lineOf<boolean>(asFlag(market.hideOffers), profile.hideOffers),
    offersNeedLicense: lineOf(asList(market.offersNeedLicense), profile.offersNeedLicense),
    maxWageringTimes: lineOf(maxWageringTimes, profile.maxWageringTimes),
    firstOfferOnly: lineOf<boolean>(asFlag(market.firstOfferOnly), profile.firstOfferOnly),
    termsBesideOffer: lineOf<boolean>(asFlag(market.termsBesideOffer), profile.termsBesideOffer),
    wordsToAvoid: lineOf(asList(market.wordsToAvoid), profile.wordsToAvoid),
  };
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== undefined));
}

function lineOf<T>(own: T | undefined, ours: Sourced<T> | undefined): RuleLine<T> | undefined {
  if (own !== undefined) return { value: own, isOwn: true };
  return ours === undefined ? undefined : { ...ours, isOwn: false };
}

function asFlag(answer: string | undefined): boolean | undefined {
  return answer === undefined ? undefined : answer === 'yes';
}

/** A list as its owner means it: a blank one is as the profile says. */
function asList(items: readonly string[] | undefined): readonly string[] | undefined {
  if (items === undefined || items.length === 0) return undefined;
  return items.length === 1 && items[0]?.toLowerCase() === NONE ? [] : items;
}
