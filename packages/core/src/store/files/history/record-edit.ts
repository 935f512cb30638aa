import { type CollectionName, collections } from '../../../model/collections.js';
import type { Entity } from '../../../model/entity.js';
import { problem } from '../../../problem.js';
import type { ChangeEntry } from '../../change.js';
import { HISTORY_FILE } from '../store-folder.js';

/** How many records one change may edit. */
export const MAX_WRITE_AHEAD_EDITS = 16;

/** What a change did to one record that keeps its slug. */
export type RecordEdit = Extract<ChangeEntry, { did: 'update' | 'remove' }> & { in: CollectionName };

/** A record after an edit, unchecked; undefined where it was deleted. */
export function editedRecord(
  edit: RecordEdit,
  record: Record<string, unknown>,
): Record<string, unknown> | undefined {
  if (edit.did === 'remove') return undefined;
  const edited = { ...record, ...edit.after };
  for (const [field, value] of Object.entries(edit.after)) if (value === null) delete edited[field];
  return edited;
}

/**
 * A record's text after an edit; undefined where it was deleted. `valid` is a text that was checked: where the edit makes
 * it, it is not checked again. Problem: `fault` where the record is then not valid.
 */
export function editedText(edit: RecordEdit, text: string, valid?: string): string | undefined {
  const before = JSON.parse(text) as Record<string, unknown>;
  const edited = editedRecord(edit, before);
  if (edited === undefined) return undefined;
  if (valid !== undefined && JSON.stringify(edited) === valid) return valid;
  const check = (collections[edit.in] as Entity).checkEdit(before, edited);
  if ('value' in check) return JSON.stringify(check.value);
  const issues = check.issues.map((issue) => ({ ...issue, file: HISTORY_FILE }));
  throw problem('store-history.change-damaged', { id: edit.id }, { issues });
}
