import { listen } from '../listen.js';

/** Trims a search before it is submitted. */
export function trimSearchOnSubmit(): () => void {
  return listen('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of target.querySelectorAll<HTMLInputElement>('[type="search"]')) {
      field.value = field.value.trim();
    }
  });
}
