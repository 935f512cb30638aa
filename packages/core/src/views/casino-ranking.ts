import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { byRating } from '../rules/ranking.js';

const known = new WeakMap<readonly PublicCasino[], readonly PublicCasino[]>();

/** All casinos that visitors may see, best score first; sorted once for each state of the catalogue. */
export function rankedCasinos({ casinos }: PublicCatalogue): readonly PublicCasino[] {
  const ranked = known.get(casinos) ?? [...casinos].sort(byRating);
  known.set(casinos, ranked);
  return ranked;
}
