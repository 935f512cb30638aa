/** The order of filters, and of the tiles of a review, where it is not that of the fields; others come last. */
export const FIRST_SHOWN: Readonly<Record<string, readonly string[]>> = {
  filters: [
    ...['payment', 'license', 'country', 'payout-days', 'min-score', 'deposit', 'opened-since'],
    ...['game', 'provider'],
  ],
  tiles: ['safetyRating', 'gameCounts.total', 'withdrawalTime', 'established'],
};

/** The columns of the import template, in the specified order. */
export const CASINO_TEMPLATE_COLUMNS = [
  'name',
  'description',
  'rating',
  'safetyRating',
  'gamesRating',
  'bonusesRating',
  'supportRating',
  'payoutsRating',
  'bonuses',
  'games',
  'paymentMethods',
  'licenses',
  'languages',
  'currencies',
  'countries',
  'pros',
  'cons',
  'features',
  'isActive',
  'isFeatured',
] as const;
