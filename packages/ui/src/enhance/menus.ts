import { listen } from './listen.js';

const OPEN_MENU = 'details[data-croupier-menu][open]';

/** `details` with `data-croupier-menu` close on Escape, and when anything outside of them is pressed or has the focus. */
export function autoCloseMenus(): () => void {
  const leave = (event: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) {
      if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
    }
  };
  const off = [
    listen('click', leave),
    listen('focusin', leave),
    listen('keydown', (event) => {
      if (event.key !== 'Escape') return;
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) {
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
