import type { PublicCasino } from '../../collections/casinos/casino.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { casinoPath } from '../../urls/casino-path.js';

/**
 * Returns a function that finds a casino's review path by name; its result is empty if no listed
 * casino has that name.
 */
export function reviewPathFinder({
  casinos,
}: Pick<PublicCatalogue, 'casinos'>): (name: string) => { review?: string } {
  const slugs = slugsByName(casinos);
  return (name) => {
    const slug = slugs.get(name);
    return slug === undefined ? {} : { review: casinoPath(slug) };
  };
}

const slugsByName = memoizeWeak(
  (casinos: readonly PublicCasino[]) => new Map(casinos.map(({ name, slug }) => [name, slug])),
);
