import { closestTarget, listen } from './listen.js';

/** Buttons with `data-croupier-reveal` show the password field of that id, and hide it again. */
export function togglePasswords(): () => void {
  return listen('click', (event) => {
    const button = closestTarget<HTMLButtonElement>(event, 'button[data-croupier-reveal]');
    const field = button && document.getElementById(button.dataset.croupierReveal ?? '');
    if (!(field instanceof HTMLInputElement)) return;
    const isShown = field.type === 'password';
    field.type = isShown ? 'text' : 'password';
    button?.setAttribute('aria-pressed', String(isShown));
  });
}
