import { closestTarget, listen } from '../listen.js';
import { openStaticPages, staticParams } from '../navigation/static-pages.js';

const FIELD = 'form[data-croupier-suggest] input';
/** How long after the last key suggestions are asked for, in milliseconds. */
const DEBOUNCE_MS = 120;

interface Suggestion {
  title: string;
  kind: string;
  href: string;
}

/** The search of the site suggests results while typing, as a combobox with a list; Enter without a choice searches. */
export function suggestWhileTyping(): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  let pending = new AbortController();
  const cancel = () => {
    clearTimeout(waiting);
    pending.abort();
    pending = new AbortController();
  };
  const ask = async (field: HTMLInputElement) => {
    const { signal } = pending;
    const query = `q=${encodeURIComponent(field.value.trim())}`;
    const suggestions = await (staticParams() === undefined
      ? fetchSuggestions(`${field.form?.dataset.croupierSuggest}?${query}`, signal)
      : suggestFromIndex(query));
    if (document.activeElement === field && !signal.aborted) show(field, suggestions);
  };
  const off = [
    listen('input', (event) => {
      const field = closestTarget<HTMLInputElement>(event, FIELD);
      if (field === null || (event as InputEvent).isComposing) return;
      cancel();
      if (field.value.trim() === '') show(field, []);
      // Where nothing answers, the search is a plain form.
      else waiting = setTimeout(() => ask(field).catch(() => show(field, [])), DEBOUNCE_MS);
    }),
    listen('keydown', (event) => {
      const field = closestTarget<HTMLInputElement>(event, FIELD);
      if (field === null || event.isComposing) return;
      const options = optionsOf(field);
      if (options.length === 0) return;
      const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
      if (event.key === 'ArrowDown') select(field, options, at + 1 < options.length ? at + 1 : -1);
      else if (event.key === 'ArrowUp') select(field, options, at === -1 ? options.length - 1 : at - 1);
      else if (event.key === 'Escape') {
        cancel();
        show(field, []);
      } else if (event.key === 'Enter' && at >= 0) options[at]?.click();
      else return;
      event.preventDefault();
    }),
    // A press keeps the focus in the field until the click.
    listen('pointerdown', (event) => closestTarget(event, '[role=option]') && event.preventDefault()),
    listen('click', (event) => {
      const href = closestTarget(event, '[role=option]')?.dataset.href;
      if (href !== undefined) location.assign(href);
    }),
    listen('focusout', (event) => {
      const field = closestTarget<HTMLInputElement>(event, FIELD);
      if (field === null) return;
      cancel();
      show(field, []);
    }),
  ];
  return () => {
    cancel();
    for (const stop of off) stop();
  };
}

async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(address, { signal });
  return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions;
}

async function suggestFromIndex(query: string): Promise<Suggestion[]> {
  return (await (await openStaticPages()).suggestions(query)) as Suggestion[];
}

function listOf(field: HTMLInputElement): Element | null | undefined {
  return field.form?.nextElementSibling;
}

function optionsOf(field: HTMLInputElement): HTMLElement[] {
  return Array.from(listOf(field)?.children ?? []) as HTMLElement[];
}

function show(field: HTMLInputElement, suggestions: readonly Suggestion[]): void {
  const list = listOf(field);
  if (!(list instanceof HTMLElement)) return;
  list.replaceChildren(
    ...suggestions.map(({ title, kind, href }, i) => {
      const option = document.createElement('div');
      option.role = 'option';
      option.id = `${list.id}-${i}`;
      option.dataset.href = href;
      option.dir = 'auto';
      const about = document.createElement('small');
      about.textContent = kind;
      option.append(`${title} `, about);
      return option;
    }),
  );
  list.hidden = suggestions.length === 0;
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = String(!list.hidden);
  field.setAttribute('aria-controls', list.id);
  select(field, [], -1);
}

function select(field: HTMLInputElement, options: readonly HTMLElement[], at: number): void {
  for (const [i, option] of options.entries()) option.ariaSelected = String(i === at);
  const chosen = options[at];
  if (chosen === undefined) field.removeAttribute('aria-activedescendant');
  else {
    field.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  }
}
