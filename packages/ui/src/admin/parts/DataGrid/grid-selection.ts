/** The selected rows: named one by one, or all that match but some. The second reaches rows of other pages. */
export type GridSelection =
  | { readonly mode: 'some'; readonly keys: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string> };

/** No row. */
export const NOTHING_SELECTED: GridSelection = { mode: 'some', keys: new Set() };

/** Every row that matches, on all pages. */
export const ALL_SELECTED: GridSelection = { mode: 'all', except: new Set() };

/** Whether a row is selected. */
export function isRowSelected(selection: GridSelection, key: string): boolean {
  return selection.mode === 'some' ? selection.keys.has(key) : !selection.except.has(key);
}

/** How many of the rows that match are selected. */
export function selectedCount(selection: GridSelection, total: number): number {
  return selection.mode === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size);
}

/** The selection with these rows selected, or without them. */
export function withRows(
  selection: GridSelection,
  keys: Iterable<string>,
  isSelected: boolean,
): GridSelection {
  const named = new Set(selection.mode === 'some' ? selection.keys : selection.except);
  for (const key of keys) {
    if (isSelected === (selection.mode === 'some')) named.add(key);
    else named.delete(key);
  }
  return selection.mode === 'some' ? { mode: 'some', keys: named } : { mode: 'all', except: named };
}
