import type { PublicMarket } from '../../collections/markets/market.js';
import { marketLines } from './market-lines.js';
import type { MarketRules } from './market-rules.js';
import { MARKET_PROFILES } from './profiles/profiles.js';

/**
 * The rules of a market on a site: its profile, as the owner corrected it. `markets` are the records of the collection;
 * undefined where none of them turns the market on.
 */
export function marketRules(markets: Iterable<PublicMarket>, code: string): MarketRules | undefined {
  for (const market of markets) if (market.code === code) return rulesOfMarket(market);
  return undefined;
}

export function rulesOfMarket(market: PublicMarket): MarketRules {
  const lines = marketLines(market, MARKET_PROFILES[market.code]);
  return {
    code: market.code,
    minimumAge: lines.minimumAge?.value,
    helpline: lines.helpline?.value,
    notice: lines.notice?.value,
    disclosure: lines.disclosure?.value,
    hideOffers: lines.hideOffers?.value ?? false,
    offersNeedLicense: lines.offersNeedLicense?.value ?? [],
    maxWageringTimes: lines.maxWageringTimes?.value,
    firstOfferOnly: lines.firstOfferOnly?.value ?? false,
    termsBesideOffer: lines.termsBesideOffer?.value ?? false,
    wordsToAvoid: lines.wordsToAvoid?.value ?? [],
  };
}
