import type { PublicCatalogue } from '../model/public-catalogue.js';
import { indexCasinosInTurns } from '../rules/facets/catalogue-facets.js';
import { rankInTurns } from './lists/casino-ranking.js';
import { countCountriesInTurns } from './pages/casinos/country-summary.js';

/** Does what the views of a new state would do at length in short turns, so that other pages go on meanwhile. */
export async function prepareViews(catalogue: PublicCatalogue, previous: PublicCatalogue): Promise<void> {
  await rankInTurns(catalogue, previous);
  await indexCasinosInTurns(catalogue, previous);
  await countCountriesInTurns(catalogue, previous);
}
