import { type RefObject, useEffect } from 'react';

/** Closes an open group of filters once something else is pressed or focused, and with Escape. `inside` is an element of the list. */
export function useClosedGroups(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = inside.current?.parentElement;
    const closeOthers = ({ target }: Event) => {
      for (const group of list?.querySelectorAll('details[open]') ?? [])
        if (!(target instanceof Node && group.contains(target))) group.removeAttribute('open');
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      const group = key === 'Escape' ? list?.querySelector('details[open]') : undefined;
      if (group?.contains(document.activeElement)) group.querySelector('summary')?.focus();
      group?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOthers);
    document.addEventListener('focusin', closeOthers);
    list?.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      list?.removeEventListener('keydown', closeByKey);
    };
  }, [inside]);
}
