/** The labels of the pages that list, review and compare casinos. */
export const casinoLabels = {
  bestCasinos: {
    title: 'Best Casinos',
  },
  reviews: {
    search: 'Search casinos by name',
    placeholder: 'Search casinos...',
    sort: 'Sort by',
    sorts: { rating: 'Rating', date: 'Date', name: 'Name' },
    submit: 'Show',
    read: 'Read Full Review',
    readNamed: 'Read Full Review: {name}',
    method: 'How We Review Casinos',
    methodText:
      "A review looks at a casino from four sides. The score is the editor's verdict, weighed like this:",
    sides: {
      'Safety & Security':
        'Who holds the license, who owns it, what its terms allow it to do, and how it treats players who complain.',
      'Fairness & RNG': 'Where its games come from, who has tested them, and whether returns are told.',
      'Bonuses & Promotions':
        'What an offer is worth once its conditions are met, and whether they can be met.',
      'User Experience': 'How quick it is to join, to find a game, to reach someone and to be paid.',
    },
    methodMore: 'More about how we review',
    request: 'Request a Review',
    requestText: 'Do you miss a casino? Tell us which.',
  },
  review: {
    verified: 'Verified',
    verdict:
      'The score is the verdict of our editor. The lines above show its parts one by one; the score is not their average.',
    verdictMore: 'How we rate casinos',
    noTerms: 'This casino is a sample',
    noTermsText: 'It was made up for this demo, and has no terms that could be read.',
    offers: 'Bonuses We List',
    compare: 'Compare',
    compareNamed: 'Compare {name} with others',
  },
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
  },
  countries: {
    law: 'Before you play',
    lawText:
      'The law on gambling in {country} decides who may play, from which age, and with whom. Read it before you sign up: a casino that takes you is not always one that may.',
  },
  blacklisted: {
    tips: 'Red Flags to Watch For',
    tipsText: 'Signs by which you can tell a casino to keep away from, before it has your money.',
    flags: [
      {
        title: 'No license that can be checked',
        text: 'Look the number up at the authority that it names, not on a page of the casino.',
      },
      {
        title: 'Withdrawals that take and take',
        text: 'New documents asked for one at a time, or limits that appear once you have won.',
      },
      {
        title: 'Terms that may change at any time',
        text: 'Clauses that void winnings for reasons the casino alone decides.',
      },
      {
        title: 'Offers too good to be met',
        text: 'Wagering above 50 times, or a cap on winnings that stands only in the small print.',
      },
      {
        title: 'Nobody to talk to',
        text: 'No address, no name of a company, no answer within a day or two.',
      },
      {
        title: 'Pressure to deposit',
        text: 'Calls and messages after you asked for a pause, or no way to set a limit.',
      },
    ],
  },
  compare: {
    title: 'Compare Casinos',
    adding: 'Add',
    removeNamed: 'Remove {name}',
    remove: 'Remove',
    search: 'Find a casino by name',
    placeholder: 'Search casinos...',
    submit: 'Find',
    found: { one: '{count} casino to add', other: '{count} casinos to add' },
    more: { other: '{count} more: search by name.' },
    differs: 'Differs',
    best: 'Best',
    unknown: 'Not given',
    fact: 'Line',
    pick: 'Compare',
    pickNamed: 'Compare {name}',
    pickSubmit: 'Compare chosen casinos',
    pickHint: 'Two to four of them.',
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
} as const;
