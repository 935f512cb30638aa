import { listen } from './listen.js';

const OPEN_MENU = 'details[data-croupier-menu][open]';

/** `details` with `data-croupier-menu` close on Escape, and when anything outside of them is pressed or has the focus. */
export function autoCloseMenus(): () => void {
  const closeUnless = (isIn: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) {
      if (!isIn(menu)) menu.open = false;
    }
  };
  const off = [
    listen('click', ({ target }) => closeUnless((menu) => menu.contains(target as Node))),
    // A press on words focuses what is around the menu before it is a click.
    listen('focusin', ({ target }) =>
      closeUnless((menu) => menu.contains(target as Node) || (target as Node).contains(menu)),
    ),
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
