import { toplistLabels } from '../../labels/public/filters.js';
import { CASINO_FACETS, type FacetedCasino } from './casino-facets.js';
import { type FacetSelection, facetTest } from './facet.js';
import { CASINO_FACET_NAMES, type CasinoFacetName, readFacetValues } from './facet-names.js';

/** The filters in a saved query; words that mean nothing are left out. */
export function readToplistQuery(text: string): FacetSelection {
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    CASINO_FACET_NAMES.map((name) => [name, readFacetValues(name, given.getAll(name))]),
  );
}

/** A saved query in one form: known filters in their order. */
export function formatToplistQuery(selection: FacetSelection): string {
  return CASINO_FACET_NAMES.flatMap((name) => {
    const values = selection[name] ?? [];
    return values.length === 0 ? [] : [`${name}=${values.map(encodeURIComponent).join(',')}`];
  }).join('&');
}

/** What is wrong with a saved query; undefined if nothing is. */
export function toplistQueryFault(text: string): string | undefined {
  for (const [name, value] of new URLSearchParams(text)) {
    if (!(CASINO_FACET_NAMES as readonly string[]).includes(name)) return toplistLabels.unknownWord(name);
    if (readFacetValues(name as CasinoFacetName, [value]).length === 0)
      return toplistLabels.invalidValue(name);
  }
  return undefined;
}

/** Whether a casino stands on the toplist of a query; no blacklisted one does. */
export function isOnToplist(query: string): (casino: FacetedCasino) => boolean {
  const fits = facetTest(CASINO_FACETS, readToplistQuery(query));
  return (casino) => !casino.isBlacklisted && (fits === undefined || fits(casino));
}
