import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** What keys at a row do. Rows are counted from 0. */
interface RowActions {
  select: (row: number) => void;
  open: (row: number) => void;
}

/**
 * Arrow keys, `j` and `k` go from the checkbox of a row to the next; with Shift they select that row too. Home and End go
 * to the first and the last, Enter opens. Keys in other controls of a row are theirs.
 */
export function moveInRows(event: KeyboardEvent<HTMLElement>, { select, open }: RowActions): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-grid-row]');
  if (
    row === null ||
    !target.matches('input[type=checkbox]') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  const boxes = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-grid-row] input[type=checkbox]'),
  ];
  const at = boxes.indexOf(target);
  const to = targetOf(event.key, at, boxes.length - 1);
  if (event.key === 'Enter') {
    event.preventDefault();
    open(Number(row.dataset.gridRow));
  } else if (to !== undefined) {
    event.preventDefault();
    const box = boxes[to];
    box?.focus();
    if (event.shiftKey && box !== undefined && to !== at) select(to);
  }
}

function targetOf(key: string, at: number, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key] ?? STEPS[key.toLowerCase()];
  return step === undefined ? undefined : Math.min(last, Math.max(0, at + step));
}
