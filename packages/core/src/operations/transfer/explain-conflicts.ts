import { messages } from '../../messages.js';
import type { CollectionName } from '../../model/collections.js';
import type { ChangeContext } from '../define/operation.js';
import { changesSince } from '../records/changes-since.js';
import type { ImportTally } from './import-summary.js';

/** Says in each conflict with a newer record who changed it and what. */
export async function explainConflicts(
  history: ChangeContext['history'],
  collection: CollectionName,
  { conflicts, entity }: ImportTally<never>,
): Promise<void> {
  const moments = new Map<string, string>();
  for (const { conflict } of conflicts)
    if (conflict.kind === 'changed-since') moments.set(conflict.id, conflict.exportedAt);
  if (moments.size === 0) return;
  const changes = await changesSince(history, collection, moments);
  for (const error of conflicts) {
    const { conflict, value = '' } = error;
    if (conflict.kind !== 'changed-since') continue;
    const found = changes.get(conflict.id);
    const what = found && (found.fields.join(', ') || found.operation);
    const { at = conflict.updatedAt, by } = found ?? {};
    error.message = messages.casinoImport.row(
      error.row,
      messages.ours.changedSince(entity.title, value, { at, by, what }),
    );
  }
}
