import { listen } from './listen.js';

const OPEN = 'details[data-croupier-menu][open]';

/** `details` with `data-croupier-menu` close on Escape, and when anything outside of them is pressed or has the focus. */
export function tidyMenus(): () => void {
  const leave = (event: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
    }
  };
  const off = [
    listen('click', leave),
    listen('focusin', leave),
    listen('keydown', (event) => {
      if (event.key !== 'Escape') return;
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
        const hadFocus = menu.contains(document.activeElement);
        menu.open = false;
        if (hadFocus) menu.querySelector('summary')?.focus();
      }
    }),
  ];
  return () => {
    for (const stop of off) stop();
  };
}
