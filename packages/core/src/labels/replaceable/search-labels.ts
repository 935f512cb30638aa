import { lazy } from '../../lazy.js';
import type { PluralText } from '../localize/localized-text.js';
import { siteLabels } from '../public/site.js';
import type { TermLabels } from './terms.js';

/** Every word of what a search finds besides casinos. */
export interface SearchLabels {
  /** BCP 47; counts follow it. */
  language: string;
  casinoCount: PluralText;
  andMore: PluralText;
  /** Take the place of the English words that stand in the data: the kinds of results. */
  dataTerms?: TermLabels;
}

/** The words of search results in English. */
export const englishSearchLabels = /* @__PURE__ */ lazy((): SearchLabels => {
  const { casinosWith, more } = siteLabels.search;
  return { language: 'en', casinoCount: casinosWith, andMore: more };
});
