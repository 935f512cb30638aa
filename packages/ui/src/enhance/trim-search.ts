import { listen } from './listen.js';

/** What is sought is sent without the blanks around it. */
export function trimSearchOnSubmit(): () => void {
  return listen('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of target.querySelectorAll<HTMLInputElement>('[type="search"]')) {
      field.value = field.value.trim();
    }
  });
}
