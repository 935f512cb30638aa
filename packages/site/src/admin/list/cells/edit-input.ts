import type { OperationInput, OperationName } from '@croupier/core';

/** The collections whose records are edited in their list. */
export type EditableCollection = {
  [N in OperationName]: N extends `${infer C}.edit`
    ? OperationInput<N> extends { edits?: unknown }
      ? C
      : never
    : never;
}[OperationName];

/** What their edit takes: it differs in the fields alone. */
export type EditInput = OperationInput<'casinos.edit'>;
