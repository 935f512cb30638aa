import type { ExportStamps } from '../../csv/import-rules.js';
import { messages } from '../../messages.js';
import type { CollectionName } from '../../model/collections.js';
import type { ChangeContext } from '../define/operation.js';
import { changesSince } from '../records/changes-since.js';
import type { ImportTally, RowConflict } from './import-summary.js';

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

/** A conflict where the row was exported from this record before its last change. */
export function changedSince(
  { id, updatedAt: exportedAt }: ExportStamps,
  before: { id: string; updatedAt?: string },
): RowConflict | undefined {
  const { updatedAt } = before;
  if (id !== before.id || exportedAt === undefined || updatedAt === undefined || updatedAt <= exportedAt)
    return undefined;
  return { kind: 'changed-since', id, exportedAt, updatedAt };
}
