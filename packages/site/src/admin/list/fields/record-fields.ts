import type { FieldDescription } from '@croupier/core/forms';
import type { SelectOption } from '@croupier/ui/admin';

/** The fields of records that a list can show, sort and filter by: all but their ids. */
export function recordFields(fields: readonly FieldDescription[]): readonly FieldDescription[] {
  return fields.filter(({ kind }) => kind !== 'id');
}

/** The fields to choose from, those of a group with its title. */
export function fieldOptions(fields: readonly FieldDescription[]): SelectOption[] {
  return fields.map(({ path, title, group }) => ({
    value: path,
    label: group === undefined ? title : `${group}: ${title}`,
  }));
}

/** A field outside the tab and the group that it has in the form of its record. */
export function withoutPlace({ tab: _, group: __, ...field }: FieldDescription): FieldDescription {
  return field as FieldDescription;
}
