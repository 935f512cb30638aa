import { casino, type PublicCasino } from '../../collections/casinos/casino.js';
import { casinoFilters } from '../../labels/public/casino-filters.generated.js';
import { toplistLabels } from '../../labels/public/filters.js';
import { isProblem } from '../../problem.js';
import { comparisonsOf } from '../conditions/condition.js';
import { parseCondition } from '../conditions/parse-condition.js';
import { publicFieldCondition } from '../conditions/public-field-condition.js';
import { CASINO_FACETS } from './casino-facets.js';
import { type FacetSelection, facetTest } from './facet.js';
import { CASINO_FACET_NAMES, type CasinoFacetName, readFacetValues } from './facet-names.js';

/** What a toplist asks of its casinos. */
export interface ToplistQuery {
  facets: FacetSelection;
  /** A condition on their public fields; empty for none. */
  where: string;
}

/** The word of a condition in a saved query. */
const WHERE = 'where';

/** The filters and the condition in a saved query; words that mean nothing are left out. */
export function readToplistQuery(text: string): ToplistQuery {
  const given = new URLSearchParams(text);
  return {
    facets: Object.fromEntries(
      CASINO_FACET_NAMES.map((name) => [name, readFacetValues(name, given.getAll(name))]),
    ),
    where: given.get(WHERE)?.trim() ?? '',
  };
}

/** A saved query in one form: known filters in their order, then the condition. */
export function formatToplistQuery({ facets, where }: ToplistQuery): string {
  const filters = formatFacets(facets);
  if (where === '') return filters;
  return `${filters === '' ? '' : `${filters}&`}${WHERE}=${encodeURIComponent(where)}`;
}

/** The filters of a saved query alone, as addresses of lists have them. */
export function facetQueryOf(text: string): string {
  return formatFacets(readToplistQuery(text).facets);
}

/** What is wrong with a saved query; undefined if nothing is. `now` is that of its dates, ISO 8601. */
export function toplistQueryFault(text: string, now: string): string | undefined {
  const given = new URLSearchParams(text);
  for (const [name, value] of given) {
    if (name === WHERE) continue;
    if (!(CASINO_FACET_NAMES as readonly string[]).includes(name)) return toplistLabels.unknownWord(name);
    if (readFacetValues(name as CasinoFacetName, [value]).length === 0)
      return toplistLabels.invalidValue(name);
  }
  if (given.getAll(WHERE).length > 1) return toplistLabels.severalConditions;
  const condition = readCondition(readToplistQuery(text).where, now);
  return typeof condition === 'string' ? toplistLabels.invalidCondition(condition) : undefined;
}

/** Whether a casino stands on the toplist of a query; no blacklisted one does. `today` is that of its dates, ISO 8601. */
export function isOnToplist(query: string, today: string): (casino: PublicCasino) => boolean {
  const { facets, where } = readToplistQuery(query);
  const fits = facetTest(CASINO_FACETS, facets);
  const holds = toplistCondition(where, today);
  return (casino) => !casino.isBlacklisted && (fits === undefined || fits(casino)) && holds(casino);
}

/** The fields of casinos that decide whether one stands on the toplist of a query, but for the blacklist. */
export function fieldsOfToplistQuery(query: string): string[] {
  const { facets, where } = readToplistQuery(query);
  const filters = casinoFilters.filter(({ name }) => (facets[name]?.length ?? 0) > 0);
  return [...filters.map(({ path: [field] }) => field), ...conditionFields(where)];
}

/** The test of the condition of a toplist; one that means nothing, as where files were written by hand, holds for none. */
export function toplistCondition(where: string, now: string): (casino: PublicCasino) => boolean {
  const condition = readCondition(where, now);
  return typeof condition === 'string' ? () => false : condition;
}

/** The test of a condition, or what is wrong with it. */
function readCondition(where: string, now: string): ((record: object) => boolean) | string {
  if (where === '') return () => true;
  try {
    return publicFieldCondition(casino, where, now);
  } catch (error) {
    if (isProblem(error)) return error.message;
    throw error;
  }
}

function conditionFields(where: string): string[] {
  // What is no condition holds for none.
  if (where === '' || typeof readCondition(where, '') === 'string') return [];
  return comparisonsOf(parseCondition(where)).flatMap(({ name }) => casino.findField(name)?.path[0] ?? []);
}

function formatFacets(facets: FacetSelection): string {
  return CASINO_FACET_NAMES.flatMap((name) => {
    const values = facets[name] ?? [];
    return values.length === 0 ? [] : [`${name}=${values.map(encodeURIComponent).join(',')}`];
  }).join('&');
}
