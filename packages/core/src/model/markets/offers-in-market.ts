import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { Listing } from '../../collections/listings/listing.js';
import { memoizeWhile } from '../../lazy.js';
import { countryOfMarket, marketName } from '../../values/markets/market-names.js';
import type { BarredOffer } from '../offers/barred-offers.js';
import { acceptanceIn } from './acceptance.js';
import { groupBy } from './group-by.js';
import type { MarketRules } from './market-rules.js';
import { isOfferedIn, type MarketOffer, offerIn } from './offer-in.js';

/** What everyone may see of the casinos and bonuses of a site, and what decides about markets. */
export interface OffersEverywhere {
  casinos: readonly PublicCasino[];
  bonuses: readonly PublicBonus[];
  barredOffers: readonly BarredOffer[];
  /** By the id of the casino. */
  listings: ReadonlyMap<string, readonly Listing[]>;
  /** What holds in the markets that are turned on, by their codes. */
  rules: ReadonlyMap<string, MarketRules>;
  /** YYYY-MM-DD. */
  today: string;
  /** For how many days the terms of an offer hold after a check. */
  recheckOffersAfter: number;
  /** That of the site, in which it names a market. */
  language: string;
}

/** What visitors of a market get of the casinos and bonuses of a site. */
export interface OffersInMarket {
  /** None for what everyone gets. */
  market: string | undefined;
  /** What holds there, where the market is turned on. */
  marketRules: MarketRules | undefined;
  casinos: readonly PublicCasino[];
  casinoBySlug: ReadonlyMap<string, PublicCasino>;
  bonuses: readonly PublicBonus[];
  barredOffers: readonly BarredOffer[];
}

/** What visitors of a market get, or everyone without one. */
export function offersIn(all: OffersEverywhere, market: string | undefined): OffersInMarket {
  if (market !== undefined) return decideOffers(all, market);
  const { casinos, bonuses, barredOffers } = all;
  return {
    ...{ market, marketRules: undefined },
    ...{ casinos, casinoBySlug: bySlug(casinos), bonuses, barredOffers },
  };
}

function decideOffers(all: OffersEverywhere, market: string): OffersInMarket {
  const { listings, today, language, recheckOffersAfter } = all;
  const name = marketName(market, language);
  const rules = all.rules.get(market);
  const context = { market, rules, today, recheckOffersAfter };
  const bonusesOf = groupBy(all.bonuses, ({ casinoId }) => casinoId);
  const isOffered = (bonus: PublicBonus) => isOfferedIn(bonus, context);
  const decided = all.casinos.map((casino) => {
    const own = listings.get(casino.id) ?? [];
    if (rules === undefined && own.length === 0 && acceptanceIn(casino, market, own).accepts !== 'no')
      return casino;
    const offers = bonusesOf.get(casino.id) ?? [];
    return casinoIn(casino, [market, name, rules, today, recheckOffersAfter, ...own, ...offers], () => ({
      ...offerIn(casino, context, own, offers),
      name,
    }));
  });
  const withheld = all.casinos.filter((_, i) => decided[i]?.withheldIn !== undefined);
  const ids = new Set(withheld.map(({ id }) => id));
  const names = new Set(withheld.map(({ name }) => name));
  const isWithheld = ({ casinoId, casino }: PublicBonus) =>
    casinoId === undefined ? names.has(casino) : ids.has(casinoId);
  const isShown = (bonus: PublicBonus) => isOffered(bonus) && !isWithheld(bonus);
  const bonuses = all.bonuses.filter(isShown);
  // What nothing differs in stays the same list, so that what was made of it is not made again.
  const isSame = decided.every((casino, i) => casino === all.casinos[i]);
  const casinos = isSame ? all.casinos : decided;
  return {
    ...{ market, marketRules: rules },
    ...{ casinos, casinoBySlug: bySlug(casinos) },
    bonuses: bonuses.length === all.bonuses.length ? all.bonuses : bonuses,
    barredOffers: [
      ...all.barredOffers,
      ...withheld.flatMap(({ id, name, ...casino }) => barredAt(name, [casino, ...(listings.get(id) ?? [])])),
      ...all.bonuses.filter((bonus) => !isShown(bonus)).flatMap((bonus) => barredAt(bonus.casino, [bonus])),
    ],
  };
}

/** A casino as visitors of a market get it: kept while nothing that decides about it changes, and itself where nothing differs. */
const casinoIn = memoizeWhile(
  (casino: PublicCasino, decide: () => MarketOffer & { name: string }): PublicCasino => {
    const { state, reasons, name, visitUrl, termsUrl, offer, withoutConditions } = decide();
    const { visitUrl: _visit, termsUrl: _terms, bonus: _bonus, bonuses: _bonuses, ...rest } = casino;
    // A blacklisted casino has neither link nor offer anywhere, and says why.
    if (casino.isBlacklisted) return casino;
    if (state === 'withheld') return { ...rest, bonuses: {}, withheldIn: name };
    const isSame = visitUrl === casino.visitUrl && termsUrl === casino.termsUrl;
    const hidesOffers = reasons.includes('offers-hidden');
    const said = withoutPromises(casino, withoutConditions);
    if (isSame && !hidesOffers && offer === undefined) return said;
    return {
      ...(hidesOffers || offer !== undefined ? { ...rest, bonuses: {} } : said),
      ...(offer === undefined ? {} : { bonus: offer.title }),
      ...{ visitUrl, termsUrl },
    };
  },
);

/** A casino without some of what it promises; itself where that is all said. */
function withoutPromises(casino: PublicCasino, unsaid: readonly string[]): PublicCasino {
  if (unsaid.length === 0) return casino;
  const { bonus, bonuses, ...rest } = casino;
  const said = Object.entries(bonuses).filter(([, text = '']) => !unsaid.includes(text));
  return {
    ...rest,
    bonuses: Object.fromEntries(said),
    ...(bonus === undefined || unsaid.includes(bonus) ? {} : { bonus }),
  };
}

/** A casino with the countries that its listings add to its own: those that it accepts, and those that it does not. */
export const withListedCountries = memoizeWhile(
  (casino: PublicCasino, listingsOf: () => readonly Listing[]): PublicCasino => {
    const said = { yes: new Set<string>(), no: new Set<string>() };
    for (const { market, accepts } of listingsOf())
      if (accepts !== 'unknown' && market === countryOfMarket(market)) said[accepts].add(market);
    const merged = (own: readonly string[], added: Set<string>, taken: Set<string>) => [
      ...new Set([...own.filter((code) => !taken.has(code)), ...added]),
    ];
    return {
      ...casino,
      countries: merged(casino.countries, said.yes, said.no),
      restrictedCountries: merged(casino.restrictedCountries, said.no, said.yes),
    };
  },
);

function barredAt(
  casino: string,
  links: readonly { visitUrl?: string | undefined; termsUrl?: string | undefined }[],
): BarredOffer[] {
  return links
    .flatMap(({ visitUrl, termsUrl }) => [visitUrl, termsUrl])
    .filter((address) => address !== undefined)
    .map((address) => ({ address, casino, why: 'withheld' }));
}

function bySlug(casinos: readonly PublicCasino[]): Map<string, PublicCasino> {
  return new Map(casinos.map((casino) => [casino.slug, casino]));
}
