import { announce } from '../announce.js';
import type { Navigate } from '../auto-submit.js';
import { parseDocument } from './parse-document.js';
import { openStaticPages, staticParams } from './static-pages.js';

/** A page, and the address at which it stands. */
interface FoundPage {
  address: string;
  page: Document;
}

/**
 * Navigates within the site by replacing the content of the page; text that a visitor is typing stays. If the site cannot
 * be reached, the page says so; if anything else fails, the browser navigates. On a host of files, the script answers
 * queries, also that of the first address, and the page says so where the script or its index cannot be loaded.
 */
export function partialNavigation(): Navigate {
  let pending = new AbortController();
  const params = staticParams();
  const usesIndex = (href: string) => params !== undefined && new URL(href).search !== '';
  const show = async (href: string) => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    setBusy(true);
    const { address, page } = await (usesIndex(href)
      ? answerFromIndex(href, signal)
      : fetchPage(href, signal));
    signal.throwIfAborted();
    replaceMain(page);
    setBusy(false);
    shown = pathAndQuery(new URL(address));
    return address;
  };
  const fail = (error: Error, href: string) => {
    if (error.name === 'AbortError') return;
    setBusy(false);
    // The form's own comes after that of the page, and has a button that tries again.
    const notice = [...document.querySelectorAll<HTMLElement>('[data-croupier-unreached]')].at(-1);
    if ((error instanceof TypeError || usesIndex(href)) && notice !== undefined) notice.hidden = false;
    else if (pathAndQuery(new URL(href)) !== pathAndQuery(location)) location.assign(href);
  };
  let shown = pathAndQuery(location);
  // The browser's back-forward cache does not contain the inserted content.
  addEventListener('popstate', () => pathAndQuery(location) !== shown && location.reload());
  const asked = new URLSearchParams(location.search);
  if (params?.some((name) => asked.has(name))) {
    const { href } = location;
    show(href).then(
      (address) => history.replaceState(null, '', address + location.hash),
      (error: Error) => fail(error, href),
    );
  }
  return (href, isTyped) => {
    if (href === location.href) return;
    show(href).then(
      (address) => history[isTyped ? 'replaceState' : 'pushState'](null, '', address),
      (error: Error) => fail(error, href),
    );
  };
}

async function fetchPage(href: string, signal: AbortSignal): Promise<FoundPage> {
  const answer = await fetch(href, { signal, headers: { accept: 'text/html' } });
  // A filter may lead on to the address of its choice, below that of its form.
  const isBelow = new URL(answer.url).pathname.startsWith(`${new URL(href).pathname}/`);
  if (!answer.ok || (answer.redirected && !isBelow)) throw new Error(`${href} answers ${answer.status}`);
  return { address: answer.url, page: parseDocument(await answer.text()) };
}

/** The page of an address with a query, on a host of files. */
async function answerFromIndex(href: string, signal: AbortSignal): Promise<FoundPage> {
  const { pathname, search, origin } = new URL(href);
  const found = await (await openStaticPages()).page(pathname + search);
  signal.throwIfAborted();
  if ('html' in found) return { address: origin + found.address, page: parseDocument(found.html) };
  const next = new URL(found.to, origin).href;
  return next.includes('?') ? answerFromIndex(next, signal) : fetchPage(next, signal);
}

function setBusy(loading: boolean): void {
  document.querySelector('main')?.setAttribute('aria-busy', String(loading));
}

function pathAndQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

const SEARCH = 'form[data-croupier-suggest] input';

function replaceMain(page: Document): void {
  const [old, next] = [document.querySelector('main'), page.querySelector('main')];
  if (old === null || next === null) throw new Error('No content');
  const restore = keepFieldFocus();
  const open = [...old.querySelectorAll('form details[open]')].map(({ id }) => id);
  old.replaceChildren(...next.childNodes);
  document.title = page.title;
  const [search, asked] = [document, page].map((whole) => whole.querySelector<HTMLInputElement>(SEARCH));
  if (search != null && asked != null && search !== document.activeElement) search.value = asked.value;
  for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  restore();
  const count = document.querySelector('[data-croupier-count]');
  if (count?.textContent) announce(count.textContent);
}

/**
 * Remembers the text, focus and selection of a field. Returns a function that restores them after the field was replaced;
 * after a link of a form, the form has the focus.
 */
function keepFieldFocus(): () => void {
  const field = document.activeElement;
  const form = field?.closest<HTMLFormElement>('main form');
  if (form == null) return () => undefined;
  const place = `main form[action="${CSS.escape(new URL(form.action).pathname)}"]`;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
    return () => focus(`${place} summary`);
  }
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  const value = isChoice ? `[value="${CSS.escape(field.value)}"]` : '';
  return () => {
    const again = focus(`${place} [name="${CSS.escape(field.name)}"]${value}`);
    if (isChoice || again === null) return;
    again.value = field.value;
    if (again instanceof HTMLInputElement && field instanceof HTMLInputElement) {
      again.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function focus(selector: string): HTMLInputElement | HTMLSelectElement | null {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  found?.focus({ preventScroll: true });
  return found;
}
