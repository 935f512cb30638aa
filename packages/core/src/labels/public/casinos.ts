import type { Terms } from '../replaceable/terms.js';

/** The terms of the pages that list, review and compare casinos. */
export const casinoLabels = {
  bestCasinos: { title: 'Best Casinos' },
  reviews: {
    search: 'Search casinos by name',
    placeholder: 'Search casinos...',
    sort: 'Sort by',
    sorts: { rating: 'Rating', date: 'Date', name: 'Name' },
    submit: 'Show',
  },
  /** The order of a list that its owner chose. */
  ownOrder: 'Our order',
  /** Short titles in reviews and comparisons; other facts have the titles of their fields. */
  facts: {
    score: 'Score',
    safety: 'Safety',
    games: 'Games',
    bonus: 'Bonus',
    bonuses: 'Bonuses',
    support: 'Support',
    payouts: 'Payouts',
    mobile: 'Mobile',
    liveDealer: 'Live Dealer',
    pros: 'Pros',
    cons: 'Cons',
  },
  compare: {
    search: 'Find a casino by name',
    placeholder: 'Search casinos...',
    submit: 'Find',
    notBlacklisted: 'Not on it',
    groups: {
      blacklist: 'Blacklist',
      verdict: 'Verdict',
      bonuses: 'Bonuses',
      games: 'Games',
      payments: 'Payments',
      facts: 'The casino',
    },
  },
} as const satisfies Terms;
