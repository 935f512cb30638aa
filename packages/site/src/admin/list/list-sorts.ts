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
