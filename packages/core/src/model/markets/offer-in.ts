import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { Casino } from '../../collections/casinos/casino.js';
import type { Listing } from '../../collections/listings/listing.js';
import { countryOfMarket } from '../../values/markets/market-names.js';
import { hasEndedOn } from '../../values/offers/freshness.js';
import { type Acceptance, acceptanceIn, type CasinoCountries } from './acceptance.js';
import type { MarketRules } from './market-rules.js';

/** Why something of a casino is not shown in a market. */
export type WithheldReason = 'inactive' | 'blacklisted' | 'not-accepted' | 'no-license' | 'offers-hidden';

/** How a casino stands in a market: what visitors from there get of its link and its offer. */
export interface MarketOffer {
  market: string;
  acceptance: Acceptance;
  /** `withheld`: neither link nor offer. `unknown`: as for everyone, since nobody said that it takes players from there. */
  state: 'shown' | 'withheld' | 'unknown';
  /** Why the link, or with `offers-hidden` the offer alone, is withheld. */
  reasons: readonly WithheldReason[];
  visitUrl?: string | undefined;
  termsUrl?: string | undefined;
  /** The bonus that its listing names; absent where it names none, or that one has ended or is not for this market. */
  offer?: Pick<Bonus, 'id' | 'title'> | undefined;
}

/** What is known of a market when its offers are decided. */
export interface MarketContext {
  market: string;
  /** Absent where the market is not turned on. */
  rules: MarketRules | undefined;
  /** YYYY-MM-DD. */
  today: string;
}

type OfferedBonus = Pick<Bonus, 'id' | 'title' | 'markets' | 'category' | 'players' | 'validUntil'>;
type OfferedCasino = CasinoCountries &
  Pick<Casino, 'visitUrl' | 'termsUrl' | 'isBlacklisted'> & { isActive?: boolean };

/** What is shown of a casino in a market; everything that shows links and offers reads it from here. */
export function offerIn(
  casino: OfferedCasino,
  { market, rules, today }: MarketContext,
  listings: readonly Listing[],
  bonuses: readonly OfferedBonus[],
): MarketOffer {
  const acceptance = acceptanceIn(casino, market, listings);
  const listing = listings.find((one) => one.market === market);
  const isLicensed = isLicensedBy(listing?.licenseAuthority, rules?.offersNeedLicense ?? []);
  const barred: WithheldReason[] = [
    ...(casino.isActive === false ? (['inactive'] as const) : []),
    ...(casino.isBlacklisted ? (['blacklisted'] as const) : []),
    ...(acceptance.accepts === 'no' ? (['not-accepted'] as const) : []),
    ...(isLicensed ? [] : (['no-license'] as const)),
  ];
  const decided = { market, acceptance };
  if (barred.length > 0) return { ...decided, state: 'withheld', reasons: barred };
  const hidesOffers = rules?.hideOffers === true;
  const offer = bonuses.find(({ id }) => id === listing?.offerId);
  const isOffered = offer !== undefined && isOfferedIn(offer, { market, rules }) && !hasEndedOn(offer, today);
  return {
    ...decided,
    state: acceptance.accepts === 'yes' ? 'shown' : 'unknown',
    reasons: hidesOffers ? ['offers-hidden'] : [],
    visitUrl: listing?.visitUrl ?? casino.visitUrl,
    termsUrl: listing?.termsUrl ?? casino.termsUrl,
    ...(isOffered ? { offer: { id: offer.id, title: offer.title } } : {}),
  };
}

/** Whether a bonus is for a market: where only first offers are allowed, it is for new players. */
export function isOfferedIn(
  { markets, category, players }: Pick<Bonus, 'markets' | 'category' | 'players'>,
  { market, rules }: Omit<MarketContext, 'today'>,
): boolean {
  const isMeant =
    markets.length === 0 || markets.includes(market) || markets.includes(countryOfMarket(market));
  const isFirst = rules?.firstOfferOnly !== true || (category !== 'reload' && players !== 'existing');
  return isMeant && isFirst && rules?.hideOffers !== true;
}

/** Whether one of these authorities licensed it; anything will do where none is asked for. */
function isLicensedBy(authority: string | undefined, wanted: readonly string[]): boolean {
  const held = authority?.trim().toLowerCase();
  return wanted.length === 0 || wanted.some((one) => one.toLowerCase() === held);
}
