import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import {
  CASINO_SORTS,
  CASINO_STATUSES,
  type CasinoFilterOptions,
  type CasinoSort,
  type CasinoStatus,
  casinoFilter,
  compareCasinos,
} from '../../rules/casino-filter.js';
import { countryCode } from '../../values/country-names.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { type EmbeddedCard, embedCard, offerEndFinder } from './embedded-card.js';

/** A casino in the index: its card, and what filters and orders look at beside that. */
export interface ToplistEntry extends EmbeddedCard {
  id: string;
  rating: number;
  countries: readonly string[];
  createdAt: string;
}

/** All active casinos, best first: what toplists on other pages are made from. */
export interface ToplistIndex {
  casinos: ToplistEntry[];
}

/** What a toplist asks for. */
export interface ToplistQuery extends CasinoFilterOptions {
  sort: CasinoSort;
}

/** How many casinos a toplist shows, unless it says otherwise, and the most that it can. */
export const TOPLIST_LIMIT = { usual: 5, most: 25 };

/** The index of a catalogue. */
export function toplistIndex(catalogue: PublicCatalogue): ToplistIndex {
  const endOf = offerEndFinder(catalogue.bonuses);
  return { casinos: rankedCasinos(catalogue).map((casino) => toplistEntry(casino, endOf(casino))) };
}

/** The index as JSON text; what was written of a casino before is taken again for as long as nothing in it changed. */
export function toplistIndexText(catalogue: PublicCatalogue): string {
  const endOf = offerEndFinder(catalogue.bonuses);
  const entries = rankedCasinos(catalogue).map((casino) => entryText(casino, endOf(casino)));
  return `{"casinos":[${entries.join(',')}]}`;
}

function toplistEntry(casino: PublicCasino, end: string | undefined): ToplistEntry {
  const { id, rating, countries, createdAt } = casino;
  return { ...embedCard(casino, end), id, rating, countries, createdAt };
}

const entryTextCache = new WeakMap<PublicCasino, { end: string | undefined; text: string }>();

function entryText(casino: PublicCasino, end: string | undefined): string {
  const before = entryTextCache.get(casino);
  if (before !== undefined && before.end === end) return before.text;
  const text = JSON.stringify(toplistEntry(casino, end));
  entryTextCache.set(casino, { end, text });
  return text;
}

/**
 * Reads a toplist's query, such as `country=DK&status=featured&sort=-rating`; several statuses stand with commas.
 * Throws an Error that says what is wrong with it.
 */
export function toplistQuery(text: string): ToplistQuery {
  const query: ToplistQuery = { sort: '-rating' };
  for (const [key, value] of new URLSearchParams(text)) {
    if (key === 'search') query.search = value;
    else if (key === 'country' && countryCode(value) !== undefined) query.country = value;
    else if (key === 'sort' && isOneOf(CASINO_SORTS, value)) query.sort = value;
    else if (key === 'status' && value.split(',').every((one) => isOneOf(CASINO_STATUSES, one))) {
      query.status = value.split(',') as CasinoStatus[];
    } else throw new Error(`not known: ${key}=${value}`);
  }
  return query;
}

/** How many casinos a toplist shows, from what stands in its `limit`. */
export function toplistLimit(text: string | null | undefined): number {
  const limit = Math.floor(Number(text));
  return limit >= 1 ? Math.min(limit, TOPLIST_LIMIT.most) : TOPLIST_LIMIT.usual;
}

/** The casinos of an index that a query asks for, in its order. The index has no descriptions, so names are searched. */
export function toplist({ casinos }: ToplistIndex, query: ToplistQuery, limit: number): ToplistEntry[] {
  const passes = casinoFilter(query);
  const isListed = (entry: ToplistEntry) =>
    passes({ ...entry, description: '', isActive: true, isBlacklisted: entry.blacklist !== undefined });
  return casinos.filter(isListed).sort(compareCasinos(query.sort)).slice(0, limit);
}

function isOneOf<T extends string>(all: readonly T[], text: string): text is T {
  return (all as readonly string[]).includes(text);
}
