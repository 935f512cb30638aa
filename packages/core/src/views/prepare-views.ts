import type { PublicCatalogue } from '../model/public-catalogue.js';
import { indexCasinosAhead } from '../rules/facets/catalogue-facets.js';
import { finishInTurns, type Steps } from '../short-turns.js';
import { rankAhead } from './lists/casino-ranking.js';
import { countCountriesAhead } from './pages/casinos/country-summary.js';

/** Does what the views of a new state would do at length in short turns, so that other pages go on meanwhile. */
export function prepareViews(catalogue: PublicCatalogue, previous: PublicCatalogue): Promise<void> {
  return finishInTurns(prepare(catalogue, previous));
}

function* prepare(catalogue: PublicCatalogue, previous: PublicCatalogue): Steps<void> {
  yield* rankAhead(catalogue, previous);
  yield* indexCasinosAhead(catalogue, previous);
  yield* countCountriesAhead(catalogue, previous);
}
