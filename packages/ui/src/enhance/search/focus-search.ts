import { listen } from '../listen.js';

const FIELD = 'form[data-croupier-suggest] input';

/** The `/` key focuses the search of the site, except while typing; where the search is folded away, it opens it. */
export function focusSearchOnSlash(): () => void {
  const off = [
    listen('keydown', (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]'))
        return;
      const field = document.querySelector<HTMLInputElement>(FIELD);
      if (field === null) return;
      event.preventDefault();
      if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
      field.focus();
      field.select();
    }),
    // The event does not bubble.
    listen(
      'toggle',
      ({ target, newState }) => {
        if (newState === 'open' && target instanceof Element)
          target.querySelector<HTMLInputElement>(FIELD)?.focus();
      },
      { capture: true },
    ),
  ];
  return () => {
    for (const stop of off) stop();
  };
}
