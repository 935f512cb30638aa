import { plural } from '../messages/plural.js';
/** The labels of the pages that list, review and compare casinos. */
export const casinoLabels = {
  bestCasinos: {
    title: 'Best Casinos',
    text: 'Every casino that we review, best score first. Equal scores stand in the order of their names.',
    featured: 'Featured casinos stand first on the home page; in this list the score alone decides.',
    compareTop: (count: number) => `Compare the first ${count}`,
  },
  reviews: {
    title: 'Casino Reviews',
    text: 'What we think of each casino, and what that rests on.',
    search: 'Search casinos by name',
    placeholder: 'Search casinos...',
    sort: 'Sort by',
    sorts: { rating: 'Rating', date: 'Date', name: 'Name' },
    submit: 'Show',
    found: (count: number) => `${formatCount(count)} ${plural(count, 'review', 'reviews')}`,
    none: 'No reviews yet.',
    read: 'Read Full Review',
    readNamed: (name: string) => `Read Full Review: ${name}`,
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
    highlights: 'Highlights',
    offers: 'Bonuses We List',
    compare: 'Compare',
    compareNamed: (name: string) => `Compare ${name} with others`,
    summary: (name: string, bonus: string | undefined, highlights: readonly string[]) =>
      [
        bonus === undefined ? `${name} names no bonus.` : `${name} offers ${bonus.replace(/[.!]+$/, '')}.`,
        highlights.length === 0 ? '' : `Worth knowing: ${highlights.join('; ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
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
    title: 'Casinos by Country',
    text: 'Which casinos take players from where you live. One that names no countries stands under all of them.',
    choose: 'Countries',
    unchosen: 'Choose a country',
    unchosenText: 'Its casinos follow here, best score first.',
    heading: (name: string) => `Casinos in ${name}`,
    count: 'Casinos',
    average: 'Average rating',
    averageNote: 'out of 10, without those on the blacklist',
    clear: 'Choose none',
    none: (name: string) => `No casinos for ${name} yet`,
    noneText: 'None of the casinos that we list takes players from there.',
    allCasinos: 'See All Casinos',
    panelCount: (count: number) => `${formatCount(count)} ${plural(count, 'casino', 'casinos')}`,
    law: 'Before you play',
    lawText: (name: string) =>
      `The law on gambling in ${name} decides who may play, from which age, and with whom. Read it before you sign up: a casino that takes you is not always one that may.`,
  },
  blacklisted: {
    title: 'Blacklisted Casinos',
    text: 'Casinos that we advise against, the gravest cases first. We do not link to them.',
    count: (count: number) => `${formatCount(count)} on the blacklist`,
    read: 'Read Review',
    readNamed: (name: string) => `Read Review: ${name}`,
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
    text: 'Two to four casinos side by side, in the same lines.',
    titled: (names: readonly string[]) => names.join(' or '),
    choose: 'Which casinos?',
    oneMore: 'Choose one more',
    oneMoreText: (name: string) => `${name} needs another casino beside it.`,
    add: 'Add another casino',
    adding: 'Add',
    removeNamed: (name: string) => `Remove ${name}`,
    remove: 'Remove',
    search: 'Find a casino by name',
    placeholder: 'Search casinos...',
    submit: 'Find',
    found: (count: number) => `${formatCount(count)} ${plural(count, 'casino', 'casinos')} to add`,
    more: (count: number) => `${formatCount(count)} more: search by name.`,
    rows: 'Which lines are shown',
    all: 'All lines',
    only: 'Only differences',
    differs: 'Differs',
    best: 'Best',
    unknown: 'Not given',
    fact: 'Line',
    alike: 'No differences',
    alikeText: 'These casinos are alike in all that we know of them.',
    startAgain: 'Start again',
    pick: 'Compare',
    pickNamed: (name: string) => `Compare ${name}`,
    pickSubmit: 'Compare chosen casinos',
    pickHint: 'Two to four of them.',
    notKnown: (slug: string) => `We have no casino '${slug}'.`,
    gone: (slug: string) => `The casino '${slug}' is no longer listed.`,
    tooMany: (names: readonly string[]) => `Four at most, so this is without ${names.join(', ')}.`,
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

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
