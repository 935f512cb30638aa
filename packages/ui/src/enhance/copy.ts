import { around, listen } from './listen.js';
import { say } from './say.js';
import { wholeAddress } from './whole-address.js';

/** How long a button says that it has copied, in milliseconds: the specification's. */
const SAID_FOR = 2_000;

/** Buttons with `data-croupier-copy` copy that text, a path as a whole address, and say `data-croupier-done` for two seconds. */
export function copyOnClick(): () => void {
  return listen('click', (event) => {
    const button = around(event, '[data-croupier-copy]');
    const text = button?.dataset.croupierCopy;
    if (button === null || text === undefined) return;
    navigator.clipboard.writeText(wholeAddress(text)).then(() => confirm(button), console.warn);
  });
}

function confirm(button: HTMLElement): void {
  const done = button.dataset.croupierDone;
  // What it says when it is at rest, even if it is pressed twice.
  const rest = button.dataset.croupierRest ?? button.textContent;
  if (done === undefined || rest === null) return;
  button.dataset.croupierRest = rest;
  button.textContent = done;
  say(done);
  const pressed = String(performance.now());
  button.dataset.croupierPressed = pressed;
  setTimeout(() => {
    if (button.dataset.croupierPressed === pressed) button.textContent = rest;
  }, SAID_FOR);
}
