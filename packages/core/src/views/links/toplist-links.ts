import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { isOnToplist } from '../../rules/facets/toplist-query.js';
import { routePath } from '../../urls/routes.js';

/** A link to a toplist. */
export interface ToplistLink {
  label: string;
  href: string;
}

/** Links to the toplists that hold something, in their order; made once for each state of the catalogue. */
export const toplistLinks = memoizeWeak((catalogue: PublicCatalogue): readonly ToplistLink[] =>
  [...catalogue.toplists.values()]
    .filter(({ query }) => catalogue.casinos.some(isOnToplist(query, catalogue.today)))
    .map(({ slug, title }) => ({ label: title, href: routePath({ kind: 'toplist', slug }) })),
);
