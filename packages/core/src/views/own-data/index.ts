export { type QueryInput, queryText } from '../lists/query-text.js';
export { type BonusData, bonusCardProps } from './bonus-card-props.js';
export { casinoCardProps, type OwnCasinoCard } from './casino-card-props.js';
export type { BlacklistData, CasinoData, Maybe } from './casino-data.js';
export type { CasinoFactsData } from './casino-facts-data.js';
export {
  CASINO_LIST_FACTS,
  type CasinoListFact,
  type CasinoListOptions,
  type CasinoListView,
  casinoList,
  type ListedCasino,
} from './casino-list.js';
export { casinoReviewProps, type OwnCasinoReview } from './casino-review-props.js';
export { type CasinoColumns, casinosFromRows } from './casinos-from-rows.js';
export { type CompareTableOptions, compareTableProps } from './compare-table-props.js';
export { type PinData, type ToplistOptions, toplistProps } from './toplist-props.js';
