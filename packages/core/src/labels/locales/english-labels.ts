import { completeLocale } from '../replaceable/labels.js';
import { enCard } from '../texts/cards.generated.js';
import { enPages } from '../texts/en/pages.generated.js';
import { enTerms } from '../texts/en/terms.generated.js';
import { enWords } from '../texts/en/words.generated.js';

/** All words in English. */
export const enLabels = /* @__PURE__ */ completeLocale(enCard, enWords, enTerms, enPages);
