import { listen } from './listen.js';

/** The `/` key focuses the search of the site, except while typing. */
export function focusSearchOnSlash(): () => void {
  return listen('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]')) return;
    const field = document.querySelector<HTMLInputElement>('form[data-croupier-suggest] input');
    if (field === null) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
