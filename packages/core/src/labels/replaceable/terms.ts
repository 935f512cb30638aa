import type { enTerms } from '../texts/en/terms.generated.js';

/** The English words that stand in the data of components: titles of facts, kinds of bonus, what is not known. */
type Term = keyof typeof enTerms;

/** Terms by what they are for. */
export interface Terms {
  readonly [key: string]: Term | Terms | readonly Term[];
}

/** The words of another language for those in the data. */
export type TermLabels = Record<Term, string>;

interface LabelsOfTerms {
  dataTerms?: TermLabels | undefined;
}

/** A word of the data in the language of the labels; words of yours stay as they are. */
export function translateTerm(text: string, { dataTerms }: LabelsOfTerms): string {
  return dataTerms !== undefined && Object.hasOwn(dataTerms, text) ? dataTerms[text as Term] : text;
}

/** Facts with their titles, and values that are words of ours, in the language of the labels. */
export function translateFacts<F extends { title: string; value: string }>(
  facts: readonly F[],
  labels: LabelsOfTerms,
): F[] {
  return facts.map((fact) => ({
    ...fact,
    title: translateTerm(fact.title, labels),
    value: translateTerm(fact.value, labels),
  }));
}
