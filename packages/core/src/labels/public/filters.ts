import type { Terms } from '../replaceable/terms.js';
import { casinoFilters } from './casino-filters.generated.js';

/** The terms of filters, and of the form that finds a casino. */
export const filterLabels = {
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
    stake: 'To be staked',
    exclusive: 'Exclusive',
    volatility: 'Volatility',
    jackpot: 'Jackpot',
  },
  finder: {
    title: 'Find your casino',
    submit: 'Find casinos',
  },
} as const satisfies Terms;

/** The texts of toplists: lists of casinos on a topic. */
export const toplistLabels = {
  slugRequired: 'Slug is required',
  titleRequired: 'Title is required',
  queryHelp:
    'What each casino has, in the words of the filters: payment=paypal&min-score=8. A condition on its fields follows as where=…',
  descriptionHelp: 'What search engines show below the title.',
  orderHelp: 'The lowest number comes first where toplists are listed.',
  pinsHelp:
    'Casinos that you put at a place, such as golden-fox @ 1 until 2026-12-31: Partner of the month. Readers see the reason; a casino that does not fit the list is not put on it.',
  tooManyPins: (most: number) => `Pins must be at most ${most}`,
  placeTaken: (place: number) => `Pins must not put two casinos at place ${place}`,
  pinnedTwice: (casino: string) => `Pins must not name '${casino}' twice`,
  unknownWord: (word: string) => `does not know the filter '${word}'`,
  invalidValue: (word: string) => `has a value of '${word}' that cannot be meant`,
  severalConditions: 'has more than one condition; join them with and',
  invalidCondition: (fault: string) => `has a condition that cannot be meant: ${fault}`,
} as const;

/** What the limits of a filter count. Money, times and days are limits that values may reach at most, the others at least. */
export type LimitUnit = 'score' | 'count' | 'year' | 'money' | 'times' | 'days';

const OFFER_LIMITS: Readonly<Record<string, LimitUnit>> = {
  wagering: 'times',
  deposit: 'money',
  stake: 'money',
};

/** What the limits of a filter count; undefined for a filter by words. */
export function limitUnit(filter: string): LimitUnit | undefined {
  return casinoFilters.find(({ name }) => name === filter)?.unit ?? OFFER_LIMITS[filter];
}
