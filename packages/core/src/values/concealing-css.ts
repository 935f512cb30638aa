import { type CssItem, parseCssItems } from './css-items.js';
import { type CssIssue, tokenizeCss, withLineAndColumn } from './css-tokens.js';

/** The stacking order of protected elements, which is also the highest that there is. */
const HIGHEST_Z_INDEX = 2_147_483_647;
/** From which length a negative margin moves an element off the screen, by unit. */
const FAR_AWAY: Record<string, number> = {
  px: 200,
  em: 15,
  rem: 15,
  '%': 50,
  vw: 30,
  vh: 30,
  vmin: 30,
  vmax: 30,
};

/**
 * Declarations that may cover protected elements or move what they stand in off the screen, which no style of theirs
 * prevents. Whether they do depends on the page: this is a hint for a person.
 */
export function concealingDeclarations(css: string): CssIssue[] {
  return [...declarationsIn(parseCssItems(css, tokenizeCss(css)))]
    .filter(({ text }) => coversAll(text) || movesAway(text))
    .map(({ at, text }) => withLineAndColumn(css, { at, message: text.slice(0, 80) }));
}

function* declarationsIn(items: readonly CssItem[]): Iterable<CssItem & { is: 'declaration' }> {
  for (const item of items) {
    if (item.is === 'declaration') yield item;
    else if (item.is !== 'stray' && item.items !== undefined) yield* declarationsIn(item.items);
  }
}

function coversAll(text: string): boolean {
  const [, order] = /^z-index\s*:\s*(\d+)/i.exec(text) ?? [];
  return order !== undefined && Number(order) >= HIGHEST_Z_INDEX;
}

function movesAway(text: string): boolean {
  if (!/^margin(?:-[a-z-]+)?\s*:/i.test(text)) return false;
  return [...text.matchAll(/-(\d*\.?\d+)(px|r?em|%|v[wh]|vmin|vmax)/gi)].some(
    ([, length, unit = '']) => Number(length) >= (FAR_AWAY[unit.toLowerCase()] ?? Number.POSITIVE_INFINITY),
  );
}
