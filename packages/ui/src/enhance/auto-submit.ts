import { formQuery } from '../parts/form-query.js';
import { isForNewTab } from '../parts/is-for-new-tab.js';
import { closestTarget, listen } from './listen.js';

/** Shows an address of this site; `isTyped` is true while a visitor is typing a search. */
export type Navigate = (href: string, isTyped: boolean) => void;

/** How long after the last key a search is sent, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Forms with `data-croupier-auto` answer as soon as something is chosen or written in them. */
export function autoSubmitFilters(go: Navigate): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const ask = (form: HTMLFormElement, isTyped: boolean) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => form.isConnected && go(formUrl(form), isTyped), isTyped ? DEBOUNCE_MS : 0);
  };
  const off = [
    listen('input', (event) => {
      const field = closestTarget<HTMLInputElement>(event, 'form[data-croupier-auto] input');
      if (field?.type === 'checkbox' || field?.type === 'radio') return;
      // Half a syllable of a script that is composed is not a word yet.
      if (field?.form != null && !(event as InputEvent).isComposing) ask(field.form, true);
    }),
    listen('change', (event) => {
      const field = closestTarget<HTMLSelectElement | HTMLInputElement>(
        event,
        'form[data-croupier-auto] :is(select, [type="checkbox"], [type="radio"])',
      );
      if (field?.form != null) ask(field.form, false);
    }),
    listen('click', (event) => {
      const link = closestTarget<HTMLAnchorElement>(event, 'form[data-croupier-auto] a[href]');
      if (link === null || event.defaultPrevented || isForNewTab(event)) return;
      event.preventDefault();
      go(link.href, false);
    }),
    listen('submit', (event) => {
      const form = closestTarget<HTMLFormElement>(event, 'form[data-croupier-auto]');
      if (form === null || event.defaultPrevented) return;
      event.preventDefault();
      for (const group of form.querySelectorAll('details')) group.open = false;
      ask(form, false);
    }),
  ];
  return () => {
    clearTimeout(waiting);
    for (const stop of off) stop();
  };
}

/** The address that a GET form submits to, without empty fields. */
function formUrl(form: HTMLFormElement): string {
  const url = new URL(form.action);
  url.search = formQuery(form).toString();
  return url.href;
}
