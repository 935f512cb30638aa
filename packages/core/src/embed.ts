export { conditionsLine } from './labels/localize/conditions-line.js';
export { localizeCard, localizeRating } from './labels/localize/localize-card.js';
export { fillLabel, fillPlaceholders, localDate } from './labels/localize/localized-text.js';
export { directionOf } from './labels/localize/text-direction.js';
export { cardNotices } from './labels/public/card-notices.js';
export { type CardLabels, type CardLocale, englishCardLabels } from './labels/replaceable/card-labels.js';
// The words of the script are complete: nobody is warned.
export { mergeLabels as completeLabels } from './labels/replaceable/merge-labels.js';
export { type TermLabels, translateFacts } from './labels/replaceable/terms.js';
export {
  type Attribution,
  addAttribution,
  hasPlaceholders,
  isValidId,
} from './values/addresses/attribution.js';
export { logoSource } from './values/pictures/picture-address.js';
export { cardDataPath, cardLabelsPath, pathInMarket, TOPLIST_INDEX_PATH } from './views/embed/embed-paths.js';
export type { EmbeddedCard } from './views/embed/embedded-card.js';
export { expireOffer } from './views/embed/offer-end.js';
export { toplistLimit } from './views/embed/toplist-limit.js';
export { withRanks } from './views/lists/rank-numbers.js';
