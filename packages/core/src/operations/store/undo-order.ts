import type { ChangeHeader } from '../../store/change.js';

/** The ids of the changes that a change takes back. */
export function undoneIds({ undoes = [] }: ChangeHeader): string[] {
  return [undoes].flat();
}

/**
 * Which changes are taken back, each with the change that did it. An undo that was taken back itself, by a redo, takes
 * nothing back. `headers` come newest first.
 */
export function changesTakenBack(headers: readonly ChangeHeader[]): Map<string, ChangeHeader> {
  const by = new Map<string, ChangeHeader>();
  for (const header of headers) {
    if (by.has(header.id)) continue;
    for (const id of undoneIds(header)) by.set(id, header);
  }
  return by;
}

/** The changes that stand, newest first, undo and redo left out: each undo takes the next one back. */
export function undoableChanges(headers: readonly ChangeHeader[]): ChangeHeader[] {
  const takenBack = changesTakenBack(headers);
  return headers.filter((header) => undoneIds(header).length === 0 && !takenBack.has(header.id));
}

/** The newest undo that stands: the one that a redo takes back. */
export function redoableChange(headers: readonly ChangeHeader[]): ChangeHeader | undefined {
  const takenBack = changesTakenBack(headers);
  return headers.find(({ id, operation }) => operation === 'history.undo' && !takenBack.has(id));
}
