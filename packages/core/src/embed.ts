export { cardLabels as labels } from './labels/cards.js';
export { notices } from './notices.js';
export { type Attribution, attributed, hasSlots, isSendable } from './views/embed-attribution.js';
export { cardHeights } from './views/embed-heights.js';
export { cardOn } from './views/embed-offer.js';
export {
  type ToplistEntry,
  type ToplistIndex,
  type ToplistQuery,
  toplist,
  toplistLimit,
  toplistQuery,
} from './views/embed-toplist.js';
export type { EmbeddedCard } from './views/embedded-card.js';
