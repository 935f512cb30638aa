import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { CardLanguage } from '../../labels/texts/languages.generated.js';
import { lastOfferDay } from '../../model/offers/last-offer-day.js';
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
import { CASINO_FACET_NAMES, readFacetValues } from '../../rules/facets/facet-names.js';
import { byBlacklist } from '../../rules/ranking.js';
import { countryCode } from '../../values/country-names.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { type EmbeddedCard, embedCard, embedCards, embedLanguageOf } from './embedded-card.js';

/** A casino in the toplist index: its card, and the fields for filters and sort orders. */
interface ToplistEntry extends EmbeddedCard {
  id: string;
  /** Undefined for a casino that is not rated yet. */
  rating?: number;
  countries: readonly string[];
  createdAt: string;
}

/** All active casinos, best first; the data behind toplists on other sites. */
interface ToplistIndex {
  casinos: ToplistEntry[];
  /** The language of the site; absent for English. */
  language?: CardLanguage;
  /** Says that it is no answer to a query: a host of files gives it whatever is asked. */
  isWhole: true;
}

/** The filters and sort order of an embedded toplist. */
interface EmbedToplistQuery extends CasinoFilterOptions {
  sort: CasinoSort;
}

/** Builds the toplist index of a catalogue. */
export function toplistIndex(catalogue: PublicCatalogue): ToplistIndex {
  return {
    casinos: rankedCasinos(catalogue).map((casino) => toplistEntry(casino, catalogue)),
    ...embedLanguageOf(catalogue),
    isWhole: true,
  };
}

/** The toplist index as JSON. */
export function toplistIndexText(catalogue: PublicCatalogue): string {
  return [...toplistIndexPieces(catalogue)].join('');
}

/** The same JSON piece by piece, for those who write it once. */
export function* toplistIndexPieces(catalogue: PublicCatalogue): Generator<string> {
  yield '{"casinos":[';
  let comma = '';
  for (const casino of rankedCasinos(catalogue)) {
    yield comma + JSON.stringify(toplistEntry(casino, catalogue));
    comma = ',';
  }
  const { language } = embedLanguageOf(catalogue);
  yield language === undefined ? '],"isWhole":true}' : `],"language":"${language}","isWhole":true}`;
}

function toplistEntry(casino: PublicCasino, catalogue: PublicCatalogue): ToplistEntry {
  const { id, rating, countries, createdAt } = casino;
  const rated = rating === undefined ? {} : { rating };
  const card = embedCard(casino, lastOfferDay(catalogue.bonuses, casino), catalogue);
  return { ...card, id, ...rated, countries, createdAt };
}

/**
 * Parses the query of an embedded toplist, such as `country=DK&payment=paypal&status=featured&sort=-rating`, in the
 * words of the filters of the site; separate several values with commas. Throws an Error for an unknown parameter or value.
 */
export function parseEmbedToplistQuery(text: string): EmbedToplistQuery {
  const query: EmbedToplistQuery = { sort: '-rating' };
  for (const [key, value] of new URLSearchParams(text)) {
    if (key === 'search') query.search = value;
    else if (key === 'country' && countryCode(value) !== undefined) query.country = value;
    else if (key === 'sort' && isOneOf(CASINO_SORTS, value)) query.sort = value;
    else if (key === 'status' && value.split(',').every((one) => isOneOf(CASINO_STATUSES, one))) {
      query.status = value.split(',') as CasinoStatus[];
    } else if (
      key !== 'country' &&
      isOneOf(CASINO_FACET_NAMES, key) &&
      readFacetValues(key, [value]).length > 0
    ) {
      const values = readFacetValues(key, [...(query.facets?.[key] ?? []), value]);
      query.facets = { ...query.facets, [key]: values };
    } else throw new Error(`not known: ${key}=${value}`);
  }
  return query;
}

/** The cards of an embedded toplist. Search looks at names only. */
export function toplistCards(
  catalogue: PublicCatalogue,
  query: EmbedToplistQuery,
  limit: number,
): EmbeddedCard[] {
  const passes = casinoFilter(query);
  const listed = rankedCasinos(catalogue).filter((casino) =>
    passes({
      ...casino,
      description: '',
      isActive: true,
      isFeatured: casino.isFeatured && !casino.isBlacklisted,
    }),
  );
  if (query.sort !== '-rating') {
    const compare = compareCasinos(query.sort);
    listed.sort((a, b) => byBlacklist(a, b) || compare(a, b));
  }
  return embedCards(catalogue, listed.slice(0, limit));
}

function isOneOf<T extends string>(all: readonly T[], text: string): text is T {
  return (all as readonly string[]).includes(text);
}
