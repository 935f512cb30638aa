import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { RecordIn } from '../../model/collections.js';
import { fieldsOfToplistQuery } from '../../rules/facets/toplist-query.js';

type Casino = RecordIn<'casinos'>;

/** A market that takes one of them from a casino looks at the other too. */
const PROMISES = ['bonus', 'bonuses'];
const NO_BONUSES = {};

/**
 * Makes of each casino what decides about the addresses of a site and their dates, with what these toplists ask for: of many
 * casinos, the rest would fill the memory.
 */
export function sitemapCasino(toplists: Iterable<{ query: string }>): (record: Casino) => PublicCasino {
  const asked = new Set([...toplists].flatMap(({ query }) => fieldsOfToplistQuery(query)));
  const further = asked.size === 0 ? [] : [...asked, ...PROMISES];
  const lists = new Map<string, string[]>();
  const shared = (codes: string[]) => {
    const key = codes.join();
    const known = lists.get(key) ?? codes;
    lists.set(key, known);
    return known;
  };
  return (record) => {
    const { id, slug, name, isBlacklisted, areCountriesComplete } = record;
    const { reviewer, checkedBy, isHiddenFromSearch, canonicalUrl, updatedAt } = record;
    const kept = {
      id,
      slug,
      name,
      isBlacklisted,
      areCountriesComplete,
      countries: shared(record.countries),
      restrictedCountries: shared(record.restrictedCountries),
      bonuses: NO_BONUSES,
      reviewer,
      checkedBy,
      isHiddenFromSearch,
      canonicalUrl,
      updatedAt,
    };
    for (const field of further) Reflect.set(kept, field, Reflect.get(record, field));
    return kept as unknown as PublicCasino;
  };
}
