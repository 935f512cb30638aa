import type { PublicCasino } from '../../collections/casinos/casino.js';
import { casinoFilters } from '../../labels/public/casino-filters.generated.js';
import type { LimitUnit } from '../../labels/public/filters.js';
import { countryName } from '../../values/country-names.js';
import { findCountry } from '../casinos-of-country.js';
import { type Facet, yesFacet } from './facet.js';
import { readLimit } from './read-limit.js';

type CasinoFilter = (typeof casinoFilters)[number];

/** The fields of a casino that filters read. */
export type FacetedCasino = Pick<PublicCasino, CasinoFilter['path'][0] | 'isBlacklisted'>;

const AT_MOST: ReadonlySet<LimitUnit> = new Set(['money', 'times', 'days']);

/** The facets of casinos, in the order of forms: the fields whose description says that visitors filter by them. */
export const CASINO_FACETS: readonly Facet<FacetedCasino>[] = /* @__PURE__ */ casinoFilters.map((filter) => {
  const { name, title, unit, steps } = filter;
  const [field] = filter.path;
  const kind: string = filter.kind;
  const read = (casino: FacetedCasino): unknown => casino[field];
  if (unit !== undefined) {
    return {
      kind: 'limit',
      name,
      title,
      steps,
      bound: AT_MOST.has(unit) ? 'most' : 'least',
      // The pages show no score of a blacklisted casino.
      numberOf: (casino) =>
        unit === 'score' && casino.isBlacklisted ? undefined : readLimit(unit, read(casino)),
    };
  }
  if (kind === 'flag') return yesFacet(name, title, (casino) => read(casino) === true);
  const words: Facet<FacetedCasino> = {
    kind: 'words',
    name,
    title,
    wordsOf: (casino) => wordsIn(read(casino)),
  };
  // Only what was entered: a casino that names no countries is not said to take players from any.
  return kind === 'country-list'
    ? { ...words, label: countryName, isMeant: (value) => findCountry(value) !== undefined }
    : words;
});

function wordsIn(value: unknown): readonly string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [String(value)];
}
