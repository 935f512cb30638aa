import type { FieldDescription } from '@croupier/core/forms';

/** What a field is called in a file. */
export function columnOf({ column, path }: FieldDescription): string {
  return column ?? path;
}

/** What a field is called on the screens of an import. */
export function titleOf({ title, group }: FieldDescription): string {
  return group === undefined || title.includes('Bonus') ? title : `${group}: ${title}`;
}
