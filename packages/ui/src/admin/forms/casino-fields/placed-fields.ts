/** The fields that the tabs of a casino's form arrange. */
export const PLACED_FIELDS = {
  basic: ['name', 'slug', 'description', 'logo', 'banner', 'visitUrl', 'termsUrl', 'programme', 'brandId'],
  verdict: ['rating', 'safetyRating'],
  ratings: ['gamesRating', 'bonusesRating', 'supportRating', 'payoutsRating', 'mobileRating'],
  offers: ['bonus', 'bonuses.welcome', 'bonuses.noDeposit', 'bonuses.freeSpins'],
  highlights: ['highlights'],
  lists: [
    ...['games', 'paymentMethods', 'licenses', 'languages', 'currencies', 'countries'],
    ...['restrictedCountries', 'areCountriesComplete'],
    ...['features', 'gameProviders'],
  ],
  reasons: ['pros', 'cons'],
  review: ['reviewer', 'checkedBy', 'lastChecked', 'established'],
  long: ['sources', 'detailedReview', 'screenshots'],
  amounts: ['minDeposit', 'minWithdrawal', 'maxWithdrawal', 'withdrawalTime'],
  counts: ['slots', 'tableGames', 'liveDealer', 'jackpots', 'total'].map((name) => `gameCounts.${name}`),
  visibility: ['isActive', 'isFeatured', 'retiredAt', 'isBlacklisted'],
  blacklist: ['blacklistSeverity', 'blacklistReason', 'blacklistDetails', 'blacklistDate'],
  search: ['seoTitle', 'seoDescription', 'shareImage', 'isHiddenFromSearch', 'canonicalUrl'],
} as const satisfies Record<string, readonly string[]>;

const PLACED: ReadonlySet<string> = new Set<string>(Object.values(PLACED_FIELDS).flat());

/** Whether no tab names a field, which then stands in the last one. */
export function isUnplaced({ path, isSystem }: { path: string; isSystem?: true }): boolean {
  return isSystem !== true && !PLACED.has(path);
}
