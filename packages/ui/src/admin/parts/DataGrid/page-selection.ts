import type { MouseEvent } from 'react';
import { turnRow } from '../Table/SelectionCheckbox.js';
import { type GridSelection, isRowSelected, withRows } from './grid-selection.js';

/** What of a selection is on the page with these rows, and how it is changed there. */
export function pageSelection(
  keys: readonly string[],
  selection: GridSelection | undefined,
  onSelectionChange: ((selection: GridSelection) => void) | undefined,
) {
  const selected = new Set(
    selection === undefined ? [] : keys.filter((key) => isRowSelected(selection, key)),
  );

  /** Takes over what changed on this page; the rows of other pages stay as they are. */
  function select(next: ReadonlySet<string>) {
    if (selection === undefined) return;
    const added = keys.filter((key) => next.has(key));
    const removed = keys.filter((key) => !next.has(key));
    onSelectionChange?.(withRows(withRows(selection, added, true), removed, false));
  }

  /** Selects the row of a pressed checkbox; with Shift, those before it too. */
  function onClick({ target, shiftKey }: MouseEvent<HTMLElement>) {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-grid-row]');
    if (row === null || !(target as HTMLElement).matches('[data-grid-row] > td:first-child input')) return;
    select(turnRow(keys[Number(row.dataset.gridRow)] as string, { keys, selected }, { shiftKey }));
  }

  return { selected, select, onClick };
}
