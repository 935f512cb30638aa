import type { FieldDescription } from '@croupier/core/forms';

/** The fields of records that a list can show, sort and filter by: all but their ids. */
export function recordFields(fields: readonly FieldDescription[]): readonly FieldDescription[] {
  return fields.filter(({ kind }) => kind !== 'id');
}
