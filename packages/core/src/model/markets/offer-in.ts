import type { Bonus, PublicBonus } from '../../collections/bonuses/bonus.js';
import type { Casino } from '../../collections/casinos/casino.js';
import type { Listing } from '../../collections/listings/listing.js';
import { countryOfMarket } from '../../values/markets/market-names.js';
import { hasEndedOn } from '../../values/offers/freshness.js';
import { bonusBehind, type Claim } from '../offers/bonus-behind.js';
import { offerConditions } from '../offers/offer-conditions.js';
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
  /** What is not shown, in its own words: conditions have to stand beside it there, and no bonus of the casino says any. */
  withoutConditions: readonly string[];
}

/** What is known of a market when its offers are decided. */
export interface MarketContext {
  market: string;
  /** Absent where the market is not turned on. */
  rules: MarketRules | undefined;
  /** YYYY-MM-DD. */
  today: string;
  /** For how many days the terms of an offer hold after a check. */
  recheckOffersAfter?: number | undefined;
}

type OfferedCasino = CasinoCountries &
  Pick<Casino, 'visitUrl' | 'termsUrl' | 'isBlacklisted'> &
  Partial<Pick<Casino, 'isActive' | 'bonus' | 'bonuses'>>;

/** What is shown of a casino in a market; everything that shows links and offers reads it from here. */
export function offerIn(
  casino: OfferedCasino,
  context: MarketContext,
  listings: readonly Listing[],
  bonuses: readonly PublicBonus[],
): MarketOffer {
  const { market, rules, today } = context;
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
  if (barred.length > 0) return { ...decided, state: 'withheld', reasons: barred, withoutConditions: [] };
  const hidesOffers = rules?.hideOffers === true;
  const offered = bonuses.filter((bonus) => isOfferedIn(bonus, context));
  const offer = offered.find(({ id }) => id === listing?.offerId);
  const isCurrent = offer !== undefined && !hasEndedOn(offer, today);
  const isOffered = isCurrent && mayBeSaid(offer, context);
  return {
    ...decided,
    state: acceptance.accepts === 'yes' ? 'shown' : 'unknown',
    reasons: hidesOffers ? ['offers-hidden'] : [],
    visitUrl: listing?.visitUrl ?? casino.visitUrl,
    termsUrl: listing?.termsUrl ?? casino.termsUrl,
    ...(isOffered ? { offer: { id: offer.id, title: offer.title } } : {}),
    withoutConditions: hidesOffers
      ? []
      : [
          ...new Set([
            ...(isCurrent && !isOffered ? [offer.title] : []),
            ...promisesOf(casino)
              .filter(([claim, text]) => !mayBeSaid(bonusBehind(offered, claim, text, today), context))
              .map(([, text]) => text),
          ]),
        ],
  };
}

/** What a casino promises in sentences of its own, each with its kind. */
function promisesOf({ bonus, bonuses = {} }: OfferedCasino): [Claim, string][] {
  const said = Object.entries(bonuses) as [Claim, string][];
  return bonus === undefined ? said : [['welcome', bonus], ...said];
}

/** Whether a promise may be shown: where conditions have to stand beside it, the bonus behind it says some. */
function mayBeSaid(
  bonus: PublicBonus | undefined,
  { rules, today, recheckOffersAfter }: MarketContext,
): boolean {
  if (rules?.termsBesideOffer !== true) return true;
  return bonus !== undefined && offerConditions(bonus, { today, recheckOffersAfter }) !== undefined;
}

/** Whether a bonus is for a market: where only first offers are allowed, it is for new players. */
export function isOfferedIn(
  { markets, category, players }: Pick<Bonus, 'markets' | 'category' | 'players'>,
  { market, rules }: Pick<MarketContext, 'market' | 'rules'>,
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
