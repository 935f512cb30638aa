// Made from the collections by tests/architecture/field-descriptions.test.ts; do not edit.

/** The collections that are made from a description, and what one record of each is called in a command. */
export const collectionNouns = {
  bonuses: 'bonus',
  listings: 'listing',
  games: 'game',
  toplists: 'toplist',
  authors: 'author',
  markets: 'market',
  programmes: 'programme',
  earnings: 'earning',
  rates: 'rate',
} as const;
