import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { casinoFieldTitles } from '../../../labels/public/field-titles.js';
import { memoizeWeak } from '../../../lazy.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { acceptsCountry } from '../../../rules/casinos-of-country.js';
import type { Steps } from '../../../short-turns.js';

/** The most frequent licenses, currencies or payment methods of a country's casinos. */
export interface CountryPanelView {
  title: string;
  items: { name: string; count: number }[];
}

/** The common traits of the casinos of a country. */
export interface CountrySummary {
  /** The average to one decimal, without casinos that are blacklisted or not rated; absent if there are no others. */
  average?: string;
  /** The most frequent licenses, currencies and payment methods, each with its number of casinos. */
  panels: CountryPanelView[];
}

const PANEL_SIZE = 5;
const PANEL_FIELDS = ['licenses', 'currencies', 'paymentMethods'] as const;

const summaryCache = memoizeWeak((_casinos: readonly PublicCasino[]) => new Map<string, CountrySummary>());

/** Averages and counts of a country's casinos; cached for each state of the catalogue. */
export function countrySummary({ casinos }: PublicCatalogue, country: string): CountrySummary {
  const known = summaryCache(casinos).get(country);
  if (known !== undefined) return known;
  const summary = summarize(casinos, country);
  summaryCache(casinos).set(country, summary);
  return summary;
}

/** Counts the casinos of the countries that were shown of the state before. */
export function* countCountriesAhead(catalogue: PublicCatalogue, previous: PublicCatalogue): Steps<void> {
  for (const country of summaryCache(previous.casinos).keys()) {
    countrySummary(catalogue, country);
    yield;
  }
}

function summarize(casinos: readonly PublicCasino[], country: string): CountrySummary {
  const panels = PANEL_FIELDS.map((field) => ({ field, counts: new NameCounts() }));
  let rated = 0;
  let sum = 0;
  for (const casino of casinos) {
    if (casino.isBlacklisted || !acceptsCountry(casino, country)) continue;
    if (casino.rating !== undefined) {
      rated++;
      sum += casino.rating;
    }
    for (const { field, counts } of panels) counts.add(casino[field]);
  }
  return {
    ...(rated === 0 ? {} : { average: (sum / rated).toFixed(1) }),
    panels: panels
      .map(({ field, counts }) => ({ title: casinoFieldTitles[field], items: counts.most(PANEL_SIZE) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** How many casinos have each name; one that has a name twice counts once. */
class NameCounts {
  readonly #counts = new Map<string, number>();

  add(names: readonly string[]): void {
    for (const [i, name] of names.entries()) {
      if (names.indexOf(name) === i) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  most(size: number): { name: string; count: number }[] {
    const items = [...this.#counts].map(([name, count]) => ({ name, count }));
    return items.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, size);
  }
}
