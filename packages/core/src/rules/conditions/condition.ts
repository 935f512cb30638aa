/** What a comparison asks of a value. `~` is `contains`, in any case. */
export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=' | '~' | '!~';

/** A name, an operator and what stands at its right. */
export interface Comparison {
  kind: 'comparison';
  name: string;
  operator: Operator;
  value: string;
  /** Whether the value stood in quotes, so that no word of it is more than text. */
  isQuoted: boolean;
}

/** What is asked of a record. */
export type Condition =
  | Comparison
  | { kind: 'and' | 'or'; parts: readonly Condition[] }
  | { kind: 'not'; part: Condition };

/** The comparisons of a condition, from left to right. */
export function comparisonsOf(condition: Condition): Comparison[] {
  if (condition.kind === 'comparison') return [condition];
  return (condition.kind === 'not' ? [condition.part] : condition.parts).flatMap(comparisonsOf);
}
