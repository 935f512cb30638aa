import { type enCardTerms, enCardWords } from '../texts/en/card.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';

/** The words of the bands that a score or a safety rating falls into. */
export type BandLabels = InAnyLanguage<(typeof enCardTerms)['bands']>;

/**
 * Every word of a card, a toplist and a comparison, as plain data. `{name}` and `{rank}` are filled in. `language` is BCP 47;
 * the numbers of the card follow it.
 */
export interface CardLabels extends InAnyLanguage<typeof enCardWords> {
  /** Takes the place of the notice that stands in the data, which is English. */
  ageNotice?: string;
  /** Take the place of the English words that stand in the data. */
  bands?: BandLabels;
}

/** The words of another language, in which nothing is left in English. */
export type CardLocale = Required<CardLabels>;

/** The words of cards in English, the source of all others. */
export const englishCardLabels: CardLabels = enCardWords;
