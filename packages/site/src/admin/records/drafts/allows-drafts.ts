import { allows, DRAFTED, EDIT_PERMISSIONS } from '@croupier/core';

/** Whether a role keeps drafts of the records of a collection. */
export function allowsDrafts(collection: string, role: Parameters<typeof allows>[1]): boolean {
  const drafted = DRAFTED.find((name) => name === collection);
  return drafted !== undefined && allows(EDIT_PERMISSIONS[drafted], role);
}
