import type { ReadableContent } from '../../model/collections.js';
import { type MarketOffer, offerIn } from '../../model/markets/offer-in.js';
import { marketRules } from '../../model/markets/rules-of-market.js';
import { localDay } from '../../store/traffic-log.js';
import type { Casino } from './casino.js';

/** How a casino stands in a market, and why. */
export interface CasinoInMarket extends MarketOffer {
  /** True where the market is turned on, so that its rules hold. */
  hasRules: boolean;
}

/** What visitors of a market get of a casino at a time: its link and its offer, or why not. */
export function casinoInMarket(
  content: Pick<ReadableContent, 'listings' | 'bonuses' | 'markets' | 'settings'>,
  casino: Casino,
  market: string,
  now: string,
): CasinoInMarket {
  const rules = marketRules(content.markets.all(), market);
  const isOwn = ({ casinoId }: { casinoId?: string | undefined }) => casinoId === casino.id;
  const { recheckOffersAfter } = content.settings.get();
  const context = { market, rules, today: localDay(Date.parse(now)), recheckOffersAfter };
  const listings = [...content.listings.all()].filter(isOwn);
  const bonuses = [...content.bonuses.all()].filter((one) => isOwn(one) && one.withdrawnAt === undefined);
  return { ...offerIn(casino, context, listings, bonuses), hasRules: rules !== undefined };
}
