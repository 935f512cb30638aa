import { announce } from './announce.js';
import { closestTarget, listen } from './listen.js';
import { absoluteUrl } from './navigation/absolute-url.js';

/** How long a button shows that it copied, in milliseconds; the specification's number. */
const CONFIRMATION_MS = 2_000;

/** Buttons with `data-croupier-copy` copy that text, a path as a whole address, and say `data-croupier-done` for two seconds. */
export function copyOnClick(): () => void {
  return listen('click', (event) => {
    const button = closestTarget(event, '[data-croupier-copy]');
    const text = button?.dataset.croupierCopy;
    if (button === null || text === undefined) return;
    navigator.clipboard.writeText(absoluteUrl(text)).then(() => showCopied(button), console.warn);
  });
}

function showCopied(button: HTMLElement): void {
  const done = button.dataset.croupierDone;
  // The label from before the first press, even if it is pressed twice.
  const rest = button.dataset.croupierRest ?? button.textContent;
  if (done === undefined || rest === null) return;
  button.dataset.croupierRest = rest;
  button.textContent = done;
  announce(done);
  const pressed = String(performance.now());
  button.dataset.croupierPressed = pressed;
  setTimeout(() => {
    if (button.dataset.croupierPressed === pressed) button.textContent = rest;
  }, CONFIRMATION_MS);
}
