/** The labels of filters, and of the form that finds a casino. */
export const filterLabels = {
  title: 'Filter',
  apply: 'Show results',
  clear: 'Clear all',
  chosen: 'Chosen filters',
  remove: 'Remove {title}: {label}',
  any: 'Any',
  count: (count: number) => `(${formatCount(count)})`,
  found: {
    casinos: { one: '{count} casino', other: '{count} casinos' },
    bonuses: { one: '{count} bonus', other: '{count} bonuses' },
  },
  none: 'Nothing fits all of these filters.',
  drop: 'Take one away:',
  dropOne: 'without {title} ({count})',
  dropAll: 'No single filter is the reason. Clear all of them.',
  yes: 'Yes',
  facets: {
    payment: 'Payment method',
    license: 'License',
    country: 'Accepts players from',
    'payout-days': 'Pays within',
    'min-score': 'Score',
    deposit: 'Minimum deposit',
    'opened-since': 'Opened',
    game: 'Kind of game',
    provider: 'Game provider',
    language: 'Language',
    currency: 'Currency',
    wagering: 'Wagering',
    exclusive: 'Exclusive',
    volatility: 'Volatility',
    jackpot: 'Jackpot',
  },
  scoreLeast: '{score} or more',
  depositMost: '{amount} or less (€, £ or $)',
  noDeposit: 'No deposit',
  wageringMost: '{times}x or less',
  noWagering: 'No wagering',
  hoursMost: { other: '{count} hours' },
  daysMost: { one: 'a day', other: '{count} days' },
  yearLeast: '{year} or later',
  finder: {
    title: 'Find your casino',
    submit: 'Find casinos',
  },
} as const;

function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** The texts of toplists: lists of casinos on a topic. */
export const toplistLabels = {
  slugRequired: 'Slug is required',
  titleRequired: 'Title is required',
  queryHelp: 'What each casino has, in the words of the filters: payment=paypal&min-score=8',
  descriptionHelp: 'What search engines show below the title.',
  orderHelp: 'The lowest number comes first where toplists are listed.',
  none: 'No casinos on this list yet.',
  noneText: 'As soon as we have reviewed one that fits, it stands here.',
  narrow: 'Narrow this list',
  related: 'More lists',
  unknownWord: (word: string) => `does not know the filter '${word}'`,
  invalidValue: (word: string) => `has a value of '${word}' that cannot be meant`,
} as const;
