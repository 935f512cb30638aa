import type { FieldDescription } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';

/** An order of a list: as the operation names it, and as a column and a direction. */
export interface ListSort {
  value: string;
  label: string;
  column: string;
  direction: 'ascending' | 'descending';
}

/**
 * The orders of a list, from their labels by value. A value is a column, with a `-` before it where it is turned round;
 * `columns` says so of a value that is not.
 */
export function sortsOf<V extends string>(
  labels: Readonly<Record<V, string>>,
  columns: { readonly [value in V]?: string } = {},
): readonly (ListSort & { value: V })[] {
  return (Object.entries(labels) as [V, string][]).map(([value, label]) => {
    const column = columns[value] ?? value;
    return {
      value,
      label,
      column: column.replace(/^-/, ''),
      direction: column.startsWith('-') ? 'descending' : 'ascending',
    };
  });
}

/** The orders of a list: those with a name, then every field and that turned round where none of them says so. */
export function withFieldSorts(
  named: readonly ListSort[],
  fields: readonly FieldDescription[],
): readonly ListSort[] {
  const byField = fields.flatMap(({ path, title }): ListSort[] => [
    { value: path, label: adminListLabels.sortedBy(title), column: path, direction: 'ascending' },
    { value: `-${path}`, label: adminListLabels.sortedBackBy(title), column: path, direction: 'descending' },
  ]);
  const isNamed = ({ column, direction }: ListSort) =>
    named.some((one) => one.column === column && one.direction === direction);
  return [...named, ...byField.filter((sort) => !isNamed(sort))];
}
