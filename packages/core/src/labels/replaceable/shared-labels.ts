import { enShared } from '../texts/en/shared.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';
import type { TermLabels } from './terms.js';

export interface InLanguage {
  /** BCP 47; dates, numbers and counts follow it. */
  language: string;
}

export interface WithTerms {
  /** Take the place of the English words that stand in the data. */
  dataTerms?: TermLabels;
}

export type Shared<Word extends keyof typeof enShared> = InAnyLanguage<Pick<typeof enShared, Word>>;

/** English words that several of these have. */
export const englishSharedLabels: InAnyLanguage<typeof enShared> = enShared;
