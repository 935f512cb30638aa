import type { KeepHtml } from '@croupier/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** How many characters are kept: the cards of ten thousand casinos, for the lists that show each of them. */
const MAX_CHARACTERS = 32_000_000;

/** Keeps the HTML of parts that many pages of a site show, by what they show. */
export function createPartKeeper(): KeepHtml {
  const numbers = new Map<unknown, number>();
  const kept = new Map<string, string | undefined>();
  let characters = 0;
  let words: unknown;
  return (part) => {
    const { labels, ...shown } = part.props as { labels?: object };
    if (labels !== words) {
      // A site has the words of one language.
      words = labels;
      kept.clear();
      characters = 0;
    }
    if (!Object.values(shown).every(isData)) return undefined;
    const number = numbers.get(part.type) ?? numbers.size;
    numbers.set(part.type, number);
    const key = `${number} ${JSON.stringify(shown)}`;
    if (kept.has(key)) return kept.get(key);
    const html = movableHtml(part);
    characters += key.length + (html?.length ?? 0);
    if (characters <= MAX_CHARACTERS) kept.set(key, html);
    return html;
  };
}

/** Whether JSON says all that a prop does. */
function isData(prop: unknown): boolean {
  return typeof prop !== 'function' && !(typeof prop === 'object' && prop !== null && '$$typeof' in prop);
}

/** The HTML of a part; undefined where it depends on its place: React preloads pictures in the head, and counts ids. */
function movableHtml(part: ReactElement): string | undefined {
  const html = renderToStaticMarkup(part);
  return html.startsWith('<link') || html.includes('_R_') ? undefined : html;
}
