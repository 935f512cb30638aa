import type { ListSort } from './ListScreen.js';

/** The orders of a list, from their labels by value; a value is a field, with a `-` before it where it is turned round. */
export function sortsOf<V extends string>(
  labels: Readonly<Record<V, string>>,
): readonly (ListSort & { value: V })[] {
  return (Object.entries(labels) as [V, string][]).map(([value, label]) => ({
    value,
    label,
    column: value.replace(/^-/, ''),
    direction: value.startsWith('-') ? 'descending' : 'ascending',
  }));
}
