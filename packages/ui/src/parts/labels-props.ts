import type { Labels } from '@croupier/core/locales';

/** The props of components whose words can be replaced. */
export interface LabelsProps {
  /** Words in place of the English ones: a whole locale, or single words of yours. */
  labels?: Partial<Labels> | undefined;
}
