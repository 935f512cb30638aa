import type { FieldDescription } from '@croupier/core/forms';
import type { ListState } from '../use-list-state.js';

/** The fields that a list shows as columns, in their order; undefined where nobody has chosen any. */
export function viewColumns(
  columns: readonly { id: string }[],
  fields: readonly FieldDescription[],
  { view: { hidden }, shown }: ListState,
): string[] | undefined {
  if (hidden.length === 0 && shown.length === 0) return undefined;
  const ids = [...columns.map(({ id }) => id).filter((id) => !hidden.includes(id)), ...shown];
  return ids.filter((id) => fields.some(({ path }) => path === id));
}
