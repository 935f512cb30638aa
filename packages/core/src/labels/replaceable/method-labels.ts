import { lazy } from '../../lazy.js';
import type { PluralText } from '../localize/localized-text.js';
import { casinoLabels } from '../public/casinos.js';
import { componentLabels } from '../public/components.js';
import { filterLabels } from '../public/filters.js';
import type { TermLabels } from './terms.js';

type Criterion = keyof (typeof casinoLabels)['reviews']['sides'];

/** A sentence or two under a few words. */
interface TitledText {
  title: string;
  text: string;
}

/** Every word of what helps to choose: how casinos are rated, red flags, what a country's casinos share. */
export interface MethodLabels {
  /** BCP 47; counts and percentages follow it. */
  language: string;
  ratingMethod: string;
  ratingMethodText: string;
  reviewMethod: string;
  reviewMethodText: string;
  /** The criteria of a rating, by their English titles. */
  criteria: Readonly<Record<Criterion, TitledText>>;
  moreOnReviews: string;
  requestReview: string;
  requestReviewText: string;
  redFlags: string;
  redFlagsText: string;
  flags: readonly TitledText[];
  casinoCount: PluralText;
  countryLaw: string;
  countryLawText: string;
  /** Take the place of the English words that stand in the data. */
  dataTerms?: TermLabels;
}

/** The words of these blocks in English. */
export const englishMethodLabels = /* @__PURE__ */ lazy((): MethodLabels => {
  const { reviews, blacklisted, countries } = casinoLabels;
  const { weights, weightsText } = componentLabels.bestCasinos;
  const sides = Object.entries(reviews.sides).map(([title, text]) => [title, { title, text }]);
  return {
    language: 'en',
    ratingMethod: weights,
    ratingMethodText: weightsText,
    reviewMethod: reviews.method,
    reviewMethodText: reviews.methodText,
    criteria: Object.fromEntries(sides) as MethodLabels['criteria'],
    moreOnReviews: reviews.methodMore,
    requestReview: reviews.request,
    requestReviewText: reviews.requestText,
    redFlags: blacklisted.tips,
    redFlagsText: blacklisted.tipsText,
    flags: blacklisted.flags,
    casinoCount: filterLabels.found.casinos,
    countryLaw: countries.law,
    countryLawText: countries.lawText,
  };
});
