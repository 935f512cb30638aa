import type { BadgeTone, ColumnDescription } from '../forms/collection-description.js';
import type { Entity, FieldPath } from '../model/entity.js';
import { isNumberInput } from '../values/input-kind.js';

/** A column as a collection names it: a field, with what differs from its description, or what flags say. */
export type ColumnConfig<N extends string> =
  | N
  | { field: N; title?: string; align?: 'end' }
  | { flags: { readonly [K in N]?: BadgeTone } }
  /** Whether visitors see it, and what flags say beside that. */
  | { status: keyof typeof STATUS_WORDS; flags?: { readonly [K in N]?: BadgeTone } };

/** What is said of a record that visitors see, and of another. */
const STATUS_WORDS = { isActive: ['Active', 'Inactive'], isPublished: ['Published', 'Draft'] } as const;

/** The columns of a list, with the titles of their fields. */
export function describeColumns(
  { findField }: Pick<Entity, 'findField'>,
  columns: readonly ColumnConfig<string>[],
): ColumnDescription[] {
  const fieldOf = (name: string) => (findField(name) as FieldPath).field;
  return columns.map((column): ColumnDescription => {
    if (typeof column === 'object' && !('field' in column)) {
      const flags = Object.entries((column.flags ?? {}) as Record<string, BadgeTone>);
      const badges = flags.map(([path, tone]) => ({ path, tone, text: fieldOf(path).title }));
      if (!('status' in column)) return { id: 'flags', title: 'Flags', badges };
      const [text, otherwise] = STATUS_WORDS[column.status];
      const badge = { path: column.status, tone: 'good', text, otherwise } as const;
      return { id: 'status', title: 'Status', badges: [badge, ...badges] };
    }
    const { field: id, ...own } = typeof column === 'string' ? { field: column } : column;
    const { title, valueType } = fieldOf(id);
    return { id, title, ...(isNumberInput(valueType.input) ? { align: 'end' } : {}), ...own };
  });
}
