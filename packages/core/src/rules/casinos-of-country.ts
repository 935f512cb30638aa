import type { PublicCasino } from '../collections/casinos/casino.js';
import { memoizeWeak } from '../lazy.js';
import { COUNTRY_CODES, countryCode, countryName } from '../values/country-names.js';
import { facetKey } from './facets/facet-names.js';

/** Offered even where no casino names them. */
const DEFAULT_COUNTRIES = ['US', 'GB', 'CA', 'AU', 'DE', 'MT'];

/** How many casinos take players from each country that one names, and how many name none and stand under all. */
export const countCasinosByCountry = memoizeWeak((casinos: readonly PublicCasino[]) => {
  const named = new Map<string, number>();
  let everywhere = 0;
  for (const { countries } of casinos) {
    if (countries.length === 0) everywhere++;
    for (const country of new Set(countries)) named.set(country, (named.get(country) ?? 0) + 1);
  }
  return { named, everywhere };
});

/** The countries that a site offers: those that a casino names, and a few more. */
export function offeredCountries(casinos: readonly PublicCasino[]): ReadonlySet<string> {
  return new Set([...DEFAULT_COUNTRIES, ...countCasinosByCountry(casinos).named.keys()]);
}

/** Whether a casino takes players from a country. */
export function acceptsCountry({ countries }: Pick<PublicCasino, 'countries'>, country: string): boolean {
  return countries.length === 0 || countries.includes(country);
}

/** The code of a country that an address names: by its code, its name, or its name as paths write it. */
export function findCountry(text: string): string | undefined {
  if (text === '') return undefined;
  return countryCode(text) ?? COUNTRY_CODES.find((code) => facetKey(countryName(code)) === facetKey(text));
}
