import { messages } from '../../messages.js';
import { type CardLocale, englishCardLabels } from '../replaceable/card-labels.js';
import { ar } from './ar/card.js';
import { de } from './de/card.js';
import { es } from './es/card.js';
import { fi } from './fi/card.js';
import type { CardLanguage } from './languages.js';
import { pt } from './pt/card.js';

/** The words of cards in English. */
const en = /* @__PURE__ */ english();

/** The words of cards in every language. */
export const cardLocales: Readonly<Record<CardLanguage, CardLocale>> = { en, de, es, pt, fi, ar };

export type { CardLabels, CardLocale } from '../replaceable/card-labels.js';
export { CARD_LANGUAGES, type CardLanguage } from './languages.js';
export { ar, de, en, es, fi, pt };

function english(): CardLocale {
  return {
    ...englishCardLabels,
    ageNotice: messages.ours.ageNotice,
    bands: { Excellent: 'Excellent', 'Very Good': 'Very Good', Good: 'Good', Fair: 'Fair', Poor: 'Poor' },
  };
}
