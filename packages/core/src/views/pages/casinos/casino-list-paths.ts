import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { catalogueIn } from '../../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { PER_PAGE } from '../../../rules/list-pages.js';
import type { QueryParam } from '../../../urls/route-queries.js';
import { rankedCasinos } from '../../lists/casino-ranking.js';
import { readPageQuery } from '../../lists/page-query.js';
import { toplistCasinos } from '../../lists/toplist-extract.js';
import { casinosFor } from './casinos-by-country.js';

/**
 * The addresses of the lists with a casino, each of the page on which it stands: all casinos, reviews, toplists, and the
 * lists of these countries.
 */
export function* casinoListPaths(
  catalogue: PublicCatalogue,
  slug: string,
  countries: Iterable<string>,
): Iterable<string> {
  const ranked = rankedCasinos(catalogue);
  const pageWith = (casinos: readonly PublicCasino[]) =>
    Math.ceil((casinos.findIndex((one) => one.slug === slug) + 1) / PER_PAGE);
  for (const kind of ['best-casinos', 'reviews'] as const)
    yield* addressOf(readPageQuery(kind, ''), pageWith(ranked));
  // A market changes what a card shows, and not where it stands.
  for (const toplist of catalogue.toplists.values())
    yield* addressOf(
      readPageQuery('toplist', '', toplist.slug),
      pageWith(toplistCasinos(catalogue, toplist).casinos),
    );
  for (const country of countries) {
    const listed = casinosFor(catalogueIn(catalogue, country), country);
    yield* addressOf(readPageQuery('casinos-by-country', ''), pageWith(listed), { country });
  }
}

interface Addresses {
  hrefOnly(values: Partial<Record<QueryParam, string>>): string;
}

/** The address of a page of a list; none for page 0, where the list is without the casino. */
function addressOf(
  { hrefOnly }: Addresses,
  page: number,
  values: Partial<Record<QueryParam, string>> = {},
): string[] {
  return page === 0 ? [] : [hrefOnly({ ...values, page: page === 1 ? '' : String(page) })];
}
