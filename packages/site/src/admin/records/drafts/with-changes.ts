import { leavesOf } from '@croupier/core';

/** A record with changes as an edit takes them: null empties a field. */
export function withChanges(record: object, changes: object): object {
  const changed = structuredClone(record) as Record<string, unknown>;
  for (const [path, value] of leavesOf(changes)) {
    const [name, inner] = path.split('.') as [string, string?];
    if (inner === undefined) changed[name] = value ?? undefined;
    else changed[name] = { ...(changed[name] as object | undefined), [inner]: value ?? undefined };
  }
  return changed;
}
