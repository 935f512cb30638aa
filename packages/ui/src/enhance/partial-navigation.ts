import { announce } from './announce.js';
import type { Navigate } from './auto-submit.js';
import { parseDocument } from './parse-document.js';

/**
 * Navigates within the site by replacing the content of the page; text that a visitor is typing stays. If the site cannot
 * be reached, the form says so; if anything else fails, the browser navigates.
 */
export function partialNavigation(): Navigate {
  let pending = new AbortController();
  const show = async (href: string) => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    setBusy(true);
    const answer = await fetch(href, { signal, headers: { accept: 'text/html' } });
    // A filter may lead on to the address of its choice, below that of its form.
    const isBelow = new URL(answer.url).pathname.startsWith(`${new URL(href).pathname}/`);
    if (!answer.ok || (answer.redirected && !isBelow)) throw new Error(`${href} answers ${answer.status}`);
    const page = parseDocument(await answer.text());
    if (!signal.aborted) replaceMain(page);
    return answer.url;
  };
  const fail = (error: Error, href: string) => {
    if (error.name === 'AbortError') return;
    setBusy(false);
    const notice = document.querySelector<HTMLElement>('[data-croupier-unreached]');
    if (error instanceof TypeError && notice !== null) notice.hidden = false;
    else location.assign(href);
  };
  let shown = pathAndQuery(location);
  // The browser's back-forward cache does not contain the inserted content.
  addEventListener('popstate', () => pathAndQuery(location) !== shown && location.reload());
  return (href, isTyped) => {
    if (href === location.href) return;
    show(href).then(
      (address) => {
        setBusy(false);
        shown = pathAndQuery(new URL(address));
        history[isTyped ? 'replaceState' : 'pushState'](null, '', address);
      },
      (error: Error) => fail(error, href),
    );
  };
}

function setBusy(loading: boolean): void {
  document.querySelector('main')?.setAttribute('aria-busy', String(loading));
}

function pathAndQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

function replaceMain(page: Document): void {
  const [old, next] = [document.querySelector('main'), page.querySelector('main')];
  if (old === null || next === null) throw new Error('No content');
  const restore = keepFieldFocus();
  old.replaceChildren(...next.childNodes);
  document.title = page.title;
  restore();
  const count = document.querySelector('[data-croupier-count]');
  if (count?.textContent) announce(count.textContent);
}

/** Remembers the text, focus and selection of a field. Returns a function that restores them after the field was replaced. */
function keepFieldFocus(): () => void {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (!isField || field.form === null) return () => undefined;
  const place = `form[action="${CSS.escape(new URL(field.form.action).pathname)}"] [name="${CSS.escape(field.name)}"]`;
  return () => {
    const again = document.querySelector<HTMLInputElement | HTMLSelectElement>(`main ${place}`);
    if (again === null) return;
    again.value = field.value;
    again.focus({ preventScroll: true });
    if (again instanceof HTMLInputElement && field instanceof HTMLInputElement) {
      again.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}
