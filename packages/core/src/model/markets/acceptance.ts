import type { Casino } from '../../collections/casinos/casino.js';
import type { Listing } from '../../collections/listings/listing.js';
import { countryOfMarket } from '../../values/markets/market-names.js';

/** Whether a casino takes players of a market, and what says so. */
export type Acceptance =
  | { accepts: 'yes' | 'no'; because: 'listing' | 'country-listing' | 'countries' | 'restricted-countries' }
  | { accepts: 'no'; because: 'complete-countries' }
  | { accepts: 'unknown'; because: 'nothing' };

/** The fields of a casino that name countries. */
export type CasinoCountries = Pick<Casino, 'countries' | 'restrictedCountries' | 'areCountriesComplete'>;

/**
 * Whether a casino takes players of a market. Its listing there speaks first; then, for a state or province, a refusal of
 * the country; then the countries of the casino. What nobody entered is unknown.
 */
export function acceptanceIn(
  { countries, restrictedCountries, areCountriesComplete }: CasinoCountries,
  market: string,
  listings: readonly Pick<Listing, 'market' | 'accepts'>[],
): Acceptance {
  const own = listings.find((one) => one.market === market)?.accepts ?? 'unknown';
  if (own !== 'unknown') return { accepts: own, because: 'listing' };
  const country = countryOfMarket(market);
  const isRegion = country !== market;
  if (isRegion && listings.some((one) => one.market === country && one.accepts === 'no'))
    return { accepts: 'no', because: 'country-listing' };
  if (restrictedCountries.includes(country)) return { accepts: 'no', because: 'restricted-countries' };
  // What holds in a country need not hold in a part of it with a law of its own.
  if (countries.includes(country))
    return isRegion ? { accepts: 'unknown', because: 'nothing' } : { accepts: 'yes', because: 'countries' };
  return areCountriesComplete
    ? { accepts: 'no', because: 'complete-countries' }
    : { accepts: 'unknown', because: 'nothing' };
}
