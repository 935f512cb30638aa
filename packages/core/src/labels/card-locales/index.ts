import { messages } from '../../messages.js';
import { type CardLocale, englishCardLabels } from '../replaceable-card-labels.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { pt } from './pt.js';

/** The words of cards in English. */
const en = /* @__PURE__ */ english();

/** The languages of cards. */
export const CARD_LANGUAGES = ['en', 'de', 'es', 'pt', 'fi', 'ar'] as const;
/** A language of cards. */
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** The words of cards in every language. */
export const cardLocales: Readonly<Record<CardLanguage, CardLocale>> = { en, de, es, pt, fi, ar };

export type { CardLabels, CardLocale } from '../replaceable-card-labels.js';
export { ar, de, en, es, fi, pt };

function english(): CardLocale {
  return {
    ...englishCardLabels,
    ageNotice: messages.ours.ageNotice,
    bands: { Excellent: 'Excellent', 'Very Good': 'Very Good', Good: 'Good', Fair: 'Fair', Poor: 'Poor' },
  };
}
