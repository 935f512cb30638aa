import type { OperationResult } from '@croupier/core';

/** What one change did, record by record. */
type WholeChange = Pick<OperationResult<'history.show'>['record'], 'entries'>;

/** What the store fills, and no form puts back. */
const NOT_PUT_BACK = ['id', 'createdAt', 'updatedAt'];

/**
 * What has to change in a record so that it is as it was before some changes: those since then, the newest first. Null empties a
 * field.
 */
export function earlierVersion(
  record: string,
  newerChanges: readonly WholeChange[],
): Record<string, unknown> {
  const earlier: Record<string, unknown> = {};
  for (const { entries } of newerChanges)
    for (const entry of entries) {
      if (entry.id !== record || entry.did === 'insert') continue;
      const names = new Set([
        ...Object.keys(entry.before),
        ...(entry.did === 'update' ? Object.keys(entry.after) : []),
      ]);
      for (const name of names)
        if (!NOT_PUT_BACK.includes(name))
          earlier[name] = (entry.before as Record<string, unknown>)[name] ?? null;
    }
  return earlier;
}
