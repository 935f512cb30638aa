import { fillPlaceholders } from '../../../labels/localize/localized-text.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { findCountry, offeredCountries } from '../../../rules/casinos-of-country.js';
import { queryParams, routeAddress, routeParams } from '../../../urls/route-queries.js';
import { matchRoute, type Route } from '../../../urls/routes.js';
import { parseUrlPath } from '../../../urls/url-path.js';
import { countryName } from '../../../values/country-names.js';

/** A country that a visitor may be in, and the list that is narrowed to it. */
export interface CountrySuggestionView {
  /** The question, which names the country. */
  text: string;
  /** What the link does. */
  label: string;
  href: string;
}

/** Whether the page of a path is a list that can be narrowed to a country, and is not. */
export function canNarrowToCountry(path: string): boolean {
  return listWithoutCountry(path, '') !== undefined;
}

/**
 * Suggests the country that a visitor seems to be in, by its code or name, on the list of an address; undefined where the
 * list cannot be narrowed or is narrowed already, where no casino names the country, and for the home market.
 */
export function countrySuggestion(
  catalogue: PublicCatalogue,
  address: string,
  country: string,
): CountrySuggestionView | undefined {
  const { path, query } = parseUrlPath(address);
  const list = listWithoutCountry(path, query);
  const code = findCountry(country);
  if (list === undefined || code === undefined || code === catalogue.market) return undefined;
  if (!offeredCountries(catalogue.casinos).has(code)) return undefined;
  const words = pageTexts('countries', catalogue.labels);
  const asked = routeParams(list, query).set('country', code.toLowerCase());
  asked.delete('page');
  return {
    text: fillPlaceholders(words.suggested, { name: countryName(code, words.language) }),
    label: words.suggestedLink,
    href: routeAddress(list, asked),
  };
}

function listWithoutCountry(path: string, query: string): Route | undefined {
  const route = matchRoute(path);
  if (route === undefined || !queryParams(route.kind).includes('country')) return undefined;
  return routeParams(route, query).has('country') ? undefined : route;
}
