export {
  type BlacklistData,
  type BonusData,
  bonusCardProps,
  type CasinoData,
  type CasinoFactsData,
  type CompareTableOptions,
  casinoCardProps,
  casinoReviewProps,
  compareTableProps,
  type PinData,
  type ToplistOptions,
  toplistProps,
} from '@croupier/core/own-data';
