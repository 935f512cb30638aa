import { messages } from '../../messages.js';
import { type CardLocale, englishCardLabels } from '../replaceable/card-labels.js';
import { arCard } from './ar/card.js';
import { deCard } from './de/card.js';
import { esCard } from './es/card.js';
import { fiCard } from './fi/card.js';
import type { CardLanguage } from './languages.js';
import { ptCard } from './pt/card.js';

/** The words of cards in English. */
const enCard = /* @__PURE__ */ english();

/** The words of cards in every language. */
export const cardLocales: Readonly<Record<CardLanguage, CardLocale>> = {
  en: enCard,
  de: deCard,
  es: esCard,
  pt: ptCard,
  fi: fiCard,
  ar: arCard,
};

export type { CardLabels, CardLocale } from '../replaceable/card-labels.js';
export { CARD_LANGUAGES, type CardLanguage } from './languages.js';
// The names that `@croupier/core/locales` exports them under.
export { arCard as ar, deCard as de, enCard as en, esCard as es, fiCard as fi, ptCard as pt };

function english(): CardLocale {
  return {
    ...englishCardLabels,
    ageNotice: messages.ours.ageNotice,
    bands: { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair', Poor: 'Poor' },
  };
}
