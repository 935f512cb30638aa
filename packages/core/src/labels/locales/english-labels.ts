import { completeLocale } from '../replaceable/labels.js';
import { enCard } from '../texts/cards.generated.js';
import { enPages, enTerms, enWords } from '../texts/en.generated.js';

/** All words in English. */
export const enLabels = /* @__PURE__ */ completeLocale(enCard, enWords, enTerms, enPages);
