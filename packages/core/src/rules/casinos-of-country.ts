import type { PublicCasino } from '../collections/casinos/casino.js';
import { memoizeWeak } from '../lazy.js';
import { COUNTRY_CODES, countryCode, countryName } from '../values/country-names.js';
import { facetKey } from './facets/facet-names.js';

/** Offered even where no casino names them. */
const DEFAULT_COUNTRIES = ['US', 'GB', 'CA', 'AU', 'DE', 'MT'];

/** Counts the casinos that take players from a country: those that name it, and those that name none and stand under all. */
export const countCasinosByCountry = /* @__PURE__ */ memoizeWeak((casinos: readonly PublicCasino[]) => {
  const named = new Map<string, number>();
  const refused = new Map<string, number>();
  let everywhere = 0;
  for (const { countries, restrictedCountries } of casinos) {
    if (countries.length === 0) {
      everywhere++;
      for (const country of new Set(restrictedCountries))
        refused.set(country, (refused.get(country) ?? 0) + 1);
    }
    for (const country of new Set(countries))
      if (!restrictedCountries.includes(country)) named.set(country, (named.get(country) ?? 0) + 1);
  }
  const count = (country: string) => everywhere + (named.get(country) ?? 0) - (refused.get(country) ?? 0);
  return { named, count };
});

/** The countries that a site offers: those that a casino names, and a few more. */
export function offeredCountries(casinos: readonly PublicCasino[]): ReadonlySet<string> {
  return new Set([...DEFAULT_COUNTRIES, ...countCasinosByCountry(casinos).named.keys()]);
}

/** Whether a casino takes players from a country. */
export function acceptsCountry(
  { countries, restrictedCountries }: Pick<PublicCasino, 'countries' | 'restrictedCountries'>,
  country: string,
): boolean {
  return !restrictedCountries.includes(country) && (countries.length === 0 || countries.includes(country));
}

/** The code of a country that an address names: by its code, its name, or its name as paths write it. */
export function findCountry(text: string): string | undefined {
  if (text === '') return undefined;
  return countryCode(text) ?? COUNTRY_CODES.find((code) => facetKey(countryName(code)) === facetKey(text));
}
