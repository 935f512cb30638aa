import { lazy } from '../../lazy.js';
import { casinoLabels } from '../public/casinos.js';
import { type CardLabels, englishCardLabels } from './card-labels.js';
import type { TermLabels } from './terms.js';

/** Every word of a comparison, beside those of a card. */
export interface CompareLabels {
  compareTitle: string;
  fact: string;
  remove: string;
  removeNamed: string;
  differs: string;
  best: string;
  unknown: string;
  /** Take the place of the English words that stand in the data. */
  dataTerms?: TermLabels;
}

/** The words of a comparison in English. */
export const englishCompareLabels = /* @__PURE__ */ lazy((): CompareLabels & CardLabels => {
  const { title, fact, remove, removeNamed, differs, best, unknown } = casinoLabels.compare;
  return {
    ...englishCardLabels,
    compareTitle: title,
    fact,
    remove,
    removeNamed,
    differs,
    best,
    unknown,
  };
});
