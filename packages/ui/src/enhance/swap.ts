import type { Go } from './filters.js';
import { say } from './say.js';

/**
 * Brings another address of the site into the page that is open: its content comes as a document and takes the place of
 * what is there, and what a visitor is writing stays. Where the site cannot be reached the form says so, and nothing is
 * lost; where anything else fails, the browser goes there itself.
 */
export function swapIn(): Go {
  let underWay = new AbortController();
  const show = async (href: string) => {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    setBusy(true);
    const answer = await fetch(href, { signal, headers: { accept: 'text/html' } });
    if (!answer.ok || answer.redirected) throw new Error(`${href} answers ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!signal.aborted) put(page);
  };
  const fail = (error: Error, href: string) => {
    if (error.name === 'AbortError') return;
    setBusy(false);
    const notice = document.querySelector<HTMLElement>('[data-croupier-unreached]');
    if (error instanceof TypeError && notice !== null) notice.hidden = false;
    else location.assign(href);
  };
  let shown = placeOf(location);
  // What was brought in is not in the browser's memory of the page that it goes back to.
  addEventListener('popstate', () => placeOf(location) !== shown && location.reload());
  return (href, isTyped) => {
    if (href === location.href) return;
    show(href).then(
      () => {
        setBusy(false);
        shown = placeOf(new URL(href));
        history[isTyped ? 'replaceState' : 'pushState'](null, '', href);
      },
      (error: Error) => fail(error, href),
    );
  };
}

function setBusy(isBusy: boolean): void {
  document.querySelector('main')?.setAttribute('aria-busy', String(isBusy));
}

function placeOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

function put(page: Document): void {
  const [old, next] = [document.querySelector('main'), page.querySelector('main')];
  if (old === null || next === null) throw new Error('No content');
  const restore = keepWriting();
  old.replaceChildren(...next.childNodes);
  document.title = page.title;
  restore();
  const count = document.querySelector('[data-croupier-count]');
  if (count?.textContent) say(count.textContent);
}

/** Notes what is being written and where, and returns how to put it back after the field was replaced. */
function keepWriting(): () => void {
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
