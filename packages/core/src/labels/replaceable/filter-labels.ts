import { lazy } from '../../lazy.js';
import { enFilter } from '../texts/en/filter.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';
import { type CardLabels, englishCardLabels } from './card-labels.js';
import type { WithTerms } from './shared-labels.js';

/** Every word of filters, pages of a list, and what chooses casinos to compare. */
export interface FilterLabels extends InAnyLanguage<typeof enFilter>, WithTerms {}
/** The words of filters in English. */
export const englishFilterLabels = /* @__PURE__ */ lazy((): FilterLabels & CardLabels => ({
  ...englishCardLabels,
  ...enFilter,
}));
