import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
/** How long a dialog that deleted a row may take to close, in milliseconds. */
const PATIENCE = 3_000;

interface Place {
  key: string;
  row: number;
  cell: number;
}

/**
 * Where the row with the focus is gone, the one in its place gets it, or the list where none is left, so that whoever
 * works by keyboard goes on where they were. Give the result to the body of the table.
 */
export function useFocusInPlace(
  keys: readonly string[],
  list: RefObject<HTMLElement | null>,
): (event: FocusEvent<HTMLElement>) => void {
  const place = useRef<Place>(undefined);
  // After every render: whatever it changed, the place is kept until it has the focus, or something else has.
  useEffect(() => {
    const before = place.current;
    if (before === undefined || keys.includes(before.key)) return;
    const began = performance.now();
    let frame = requestAnimationFrame(function look() {
      const { activeElement } = document;
      // A dialog that is about to close gives back what it took, which is gone.
      if (activeElement?.closest(LAYERS) && performance.now() - began < PATIENCE) {
        frame = requestAnimationFrame(look);
        return;
      }
      place.current = undefined;
      if (activeElement === document.body) focusAt(list.current, before);
    });
    return () => cancelAnimationFrame(frame);
  });
  // Whoever presses where nothing takes the focus has left; what goes away, or opens a layer, loses the focus too.
  useEffect(() => {
    function forgetPlace({ target }: Event) {
      requestAnimationFrame(() => {
        const isPressedAway = (target as Node).isConnected && document.activeElement === document.body;
        if (isPressedAway && document.querySelector(LAYERS) === null) place.current = undefined;
      });
    }
    document.addEventListener('focusout', forgetPlace);
    return () => document.removeEventListener('focusout', forgetPlace);
  }, []);
  return ({ target }) => {
    const row = target.closest<HTMLElement>('[data-grid-row]');
    const cell = target.closest<HTMLTableCellElement>('td, th');
    if (row === null || cell === null) return;
    const at = Number(row.dataset.gridRow);
    place.current = { key: keys[at] ?? '', row: at, cell: cell.cellIndex };
  };
}

function focusAt(list: HTMLElement | null, { row, cell }: Place): void {
  const rows = list?.querySelectorAll<HTMLTableRowElement>('[data-grid-row]') ?? [];
  const target = rows[Math.min(row, rows.length - 1)]?.cells[cell];
  (target?.querySelector<HTMLElement>(FOCUSABLE) ?? list)?.focus();
}
