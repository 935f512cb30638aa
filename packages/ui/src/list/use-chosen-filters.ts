import { type RefObject, useEffect } from 'react';

/** Ticks the filters that a new query has: a link may have changed them, and a box keeps what was pressed. `inside` is an element of the list. */
export function useChosenFilters(inside: RefObject<HTMLElement | null>, query: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query decides which boxes begin ticked.
  useEffect(() => {
    const boxes = inside.current?.parentElement?.querySelectorAll<HTMLInputElement>(
      '[data-croupier-menu] input',
    );
    for (const box of boxes ?? []) box.checked = box.defaultChecked;
  }, [inside, query]);
}
