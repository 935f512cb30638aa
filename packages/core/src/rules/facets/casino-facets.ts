import { filterLabels } from '../../labels/public/filters.js';
import { countryName } from '../../values/country-names.js';
import { findCountry } from '../casinos-of-country.js';
import type { Facet, LimitFacet, WordFacet } from './facet.js';
import type { CASINO_FACET_NAMES } from './facet-names.js';
import { readAmount } from './read-amount.js';
import { readDays } from './read-days.js';

/** The fields of a casino that filters read. */
export interface FacetedCasino {
  paymentMethods: readonly string[];
  licenses: readonly string[];
  countries: readonly string[];
  games: readonly string[];
  gameProviders: readonly string[];
  languages: readonly string[];
  currencies: readonly string[];
  rating?: number | undefined;
  withdrawalTime?: string | undefined;
  minDeposit?: string | undefined;
  established?: number | undefined;
  isBlacklisted: boolean;
}

type CasinoFacetName = (typeof CASINO_FACET_NAMES)[number];
type Described<F> = Omit<F, 'name' | 'title'>;

const { facets: titles } = filterLabels;

const FACETS: Record<
  CasinoFacetName,
  Described<WordFacet<FacetedCasino>> | Described<LimitFacet<FacetedCasino>>
> = {
  payment: { kind: 'words', wordsOf: ({ paymentMethods }) => paymentMethods },
  license: { kind: 'words', wordsOf: ({ licenses }) => licenses },
  // Only what was entered: a casino that names no countries is not said to take players from any.
  country: {
    kind: 'words',
    wordsOf: ({ countries }) => countries,
    label: countryName,
    isMeant: (value) => findCountry(value) !== undefined,
  },
  'payout-days': {
    kind: 'limit',
    bound: 'most',
    numberOf: ({ withdrawalTime }) => readDays(withdrawalTime),
    steps: [1, 3, 7],
  },
  'min-score': {
    kind: 'limit',
    bound: 'least',
    // The pages show no score of a blacklisted casino.
    numberOf: ({ rating, isBlacklisted }) => (isBlacklisted ? undefined : rating),
    steps: [9, 8, 7, 6],
  },
  deposit: {
    kind: 'limit',
    bound: 'most',
    numberOf: ({ minDeposit }) => readAmount(minDeposit),
    steps: [5, 10, 20, 50],
  },
  'opened-since': {
    kind: 'limit',
    bound: 'least',
    numberOf: ({ established }) => established,
    steps: [2024, 2022, 2020, 2015],
  },
  game: { kind: 'words', wordsOf: ({ games }) => games },
  provider: { kind: 'words', wordsOf: ({ gameProviders }) => gameProviders },
  language: { kind: 'words', wordsOf: ({ languages }) => languages },
  currency: { kind: 'words', wordsOf: ({ currencies }) => currencies },
};

/** The facets of casinos, in the order of forms. */
export const CASINO_FACETS = Object.entries(FACETS).map(
  ([name, facet]) => ({ ...facet, name, title: titles[name as CasinoFacetName] }) as Facet<FacetedCasino>,
);
