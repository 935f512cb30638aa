import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Steps } from '../../short-turns.js';
import { CASINO_FACETS } from './casino-facets.js';
import type { Facet } from './facet.js';
import { FacetIndex } from './facet-index.js';

const FACETS: readonly Facet<PublicCasino>[] = CASINO_FACETS;

const casinoIndexes = new WeakMap<readonly PublicCasino[], FacetIndex<PublicCasino>>();

/** The index of all public casinos; made once for each state of the catalogue. */
export function casinoFacetIndex({ casinos }: Pick<PublicCatalogue, 'casinos'>): FacetIndex<PublicCasino> {
  const known = casinoIndexes.get(casinos) ?? FacetIndex.of(casinos, FACETS);
  casinoIndexes.set(casinos, known);
  return known;
}

/** Makes the index where the state before had one. */
export function* indexCasinosAhead(
  { casinos }: Pick<PublicCatalogue, 'casinos'>,
  previous: Pick<PublicCatalogue, 'casinos'>,
): Steps<void> {
  if (casinoIndexes.has(casinos) || !casinoIndexes.has(previous.casinos)) return;
  casinoIndexes.set(casinos, yield* FacetIndex.build(casinos, FACETS));
}
