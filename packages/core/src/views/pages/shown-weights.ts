import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { RATING_WEIGHTS } from '../../rules/ratings.js';

/** The weights that a site says it gives to the parts of a score: those of the sample, and of an owner who chose so. */
export function shownWeights({ settings }: PublicCatalogue): typeof RATING_WEIGHTS | readonly [] {
  return settings.isSample || settings.showRatingWeights ? RATING_WEIGHTS : [];
}
