import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useSingleKeys } from '../shortcuts/shortcuts.js';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/**
 * Moves the focus between the first buttons of items by ↓ ↑ j k, and to the next item where the one with the focus goes away.
 * An item has `data-key`; below it `data-actions` holds its buttons. Where no item is left, `data-end` takes the focus.
 */
export function useFocusOnNext(keys: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ key: string; index: number }>(undefined);
  const [hasSingleKeys] = useSingleKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other keys
  useEffect(() => {
    const { current: lost } = last;
    if (lost === undefined || keys.includes(lost.key) || document.activeElement !== document.body) return;
    last.current = undefined;
    const buttons = buttonsIn(root.current);
    const next = buttons[Math.min(lost.index, buttons.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[data-end]'))?.focus();
  }, [keys.join('\n')]);
  return {
    ref: root,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const item = target.closest<HTMLElement>('[data-key]');
      const index = buttonsIn(root.current).findIndex((button) => item?.contains(button));
      last.current = item === null || index < 0 ? undefined : { key: item.dataset.key ?? '', index };
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = STEPS[event.key];
      const isLetter = event.key.length === 1;
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isLetter && !hasSingleKeys) return;
      // What opens above the page hands its keys on too.
      if (!(event.target instanceof Element) || root.current?.contains(event.target) !== true) return;
      const item = event.target.closest('[data-key]');
      const buttons = buttonsIn(root.current);
      const at = buttons.findIndex((button) => item?.contains(button));
      const next = buttons[at + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function buttonsIn(root: Element | null): HTMLElement[] {
  return [...(root?.querySelectorAll('[data-actions]') ?? [])].flatMap((actions) => {
    const first = actions.querySelector<HTMLElement>('a[href], button');
    return first === null ? [] : [first];
  });
}
