import { announce } from './announce.js';
import { closestTarget, listen } from './listen.js';

/** How long a form is busy at most, in milliseconds: no browser tells that the answer was a file, or nothing. */
const PATIENCE_MS = 10_000;

/**
 * Forms with `data-croupier-busy` say these words on their button while they are sent, and are sent once. The form can be
 * sent again when the visitor stops it, returns to it, or has waited in vain.
 */
export function busyForms(): () => void {
  let restore = () => {};
  const off = [
    listen('submit', (event) => {
      const form = closestTarget<HTMLFormElement>(event, 'form[data-croupier-busy]');
      const button = event.submitter ?? form?.querySelector<HTMLElement>('button[type="submit"]');
      if (form === null || button == null || event.defaultPrevented) return;
      if (button.ariaBusy === 'true') return event.preventDefault();
      restore();
      restore = setBusy(button, form.dataset.croupierBusy ?? '');
    }),
    listenOn(window, 'pageshow', () => restore()),
    listenOn((window as { navigation?: EventTarget }).navigation, 'navigateerror', () => restore()),
  ];
  return () => {
    restore();
    for (const stop of off) stop();
  };
}

/** Makes a button busy; returns a function that makes it what it was. */
function setBusy(button: HTMLElement, words: string): () => void {
  const before = button.textContent;
  const show = (text: string | null, isBusy: boolean) => {
    button.textContent = text;
    button.ariaBusy = isBusy ? 'true' : null;
    button.ariaDisabled = button.ariaBusy;
  };
  show(words, true);
  announce(words);
  const restore = () => {
    clearTimeout(waiting);
    if (button.ariaBusy === 'true') show(before, false);
  };
  const waiting = setTimeout(restore, PATIENCE_MS);
  return restore;
}

function listenOn(target: EventTarget | undefined, type: string, listener: () => void): () => void {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}
