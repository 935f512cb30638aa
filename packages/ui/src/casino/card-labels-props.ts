import type { CardLabels, TermLabels } from '@croupier/core/messages';

/** The props of components whose words can be replaced. */
export interface CardLabelsProps {
  /** Words in place of the English ones: a locale, or single words of yours. */
  labels?: (Partial<CardLabels> & { dataTerms?: TermLabels }) | undefined;
}
