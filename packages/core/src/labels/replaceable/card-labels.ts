import { cardNotices } from '../public/card-notices.js';
import { cardLabels } from '../public/cards.js';

/** The words of the bands that a score or a safety rating falls into. */
export type BandLabels = Record<'Excellent' | 'Good' | 'Fair' | 'Poor', string>;

/** Every word of a card, a toplist and a comparison, as plain data. `{name}` and `{rank}` are filled in. */
export interface CardLabels {
  /** BCP 47; the numbers of the card follow it. */
  language: string;
  featured: string;
  premium: string;
  blacklisted: string;
  visit: string;
  visitNamed: string;
  read: string;
  readNamed: string;
  safety: string;
  bonus: string;
  highlights: string;
  terms: string;
  termsNamed: string;
  ad: string;
  rank: string;
  outOf: string;
  notRated: string;
  high: string;
  medium: string;
  low: string;
  since: string;
  visitUnavailable: string;
  blacklistedNotice: string;
  offerEnded: string;
  /** Said of an offer whose terms nobody entered. */
  termsUnknown: string;
  gone: string;
  compare: string;
  score: string;
  links: string;
  none: string;
  /** Takes the place of the notice that stands in the data, which is English. */
  ageNotice?: string;
  /** Take the place of the English words that stand in the data. */
  bands?: BandLabels;
}

/** The words of another language, in which nothing is left in English. */
export type CardLocale = Required<CardLabels>;

const { card, score, blacklist, embed } = cardLabels;
const { outOf, notRated } = score;
const { goneText: gone, ...notices } = cardNotices;

/** The words of cards in English, the source of all others. */
export const englishCardLabels: CardLabels = {
  language: 'en',
  ...card,
  outOf,
  notRated,
  ...blacklist,
  ...notices,
  gone,
  ...embed,
};

/** A text with a name or a number in its place. */
export function fillLabel(text: string, value: string | number): string {
  return text.replace(/\{\w+\}/, () => String(value));
}
