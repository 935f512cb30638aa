import type { CssItem } from './css-items.js';

/** The stacking order of protected notices, which is also the highest that there is. */
const HIGHEST_Z_INDEX = 2_147_483_647;

/** The values of `display` that show an element, with what is in it. */
const SHOWING_DISPLAYS =
  /^(?:block|inline|inline-block|flow-root|flex|inline-flex|grid|inline-grid|contents|list-item|table|inline-table|table-row|table-cell|table-row-group|table-header-group|table-footer-group|table-caption|initial|inherit|unset|revert|revert-layer)$/i;

/** What pushes the content of an element, or the element, aside. */
const PUSHING_PROPERTY =
  /^(?:margin|padding|border|gap|row-gap|column-gap|-webkit-margin|-webkit-padding)\b/i;
const LENGTH =
  /(-?)(\d*\.?\d+(?:e[+-]?\d+)?)(px|cm|mm|q|in|pt|pc|r?em|ex|ch|lh|rlh|%|[sld]?v[whib]|[sld]?vmin|[sld]?vmax|cq[whib]|cqmin|cqmax)/gi;
/** From which length on an element is off the screen, by unit; to the left or top there is no way to scroll. */
const FAR_AWAY = { absolute: 200, font: 15, share: 30 };
/** In `calc(50% - 50vw)` and the like a length stands against another. */
const COMPUTED_FACTOR = 2.5;
/** To the right or bottom people scroll. */
const SCROLLABLE_FACTOR = 10;

/** A declaration that stacks an element: always below the notices, whatever its value turns out to be. */
export function stackedBelowNotices(declaration: string): string {
  const [, property = '', value = '', end = ''] =
    /^(z-index)\s*:\s*([^!]*?)\s*(!\s*important)?$/i.exec(declaration) ?? [];
  if (property === '' || /^[a-z-]+$/i.test(value)) return declaration;
  if (/^-?\d+$/.test(value) && Number(value) < HIGHEST_Z_INDEX) return declaration;
  return `${property}: min(${HIGHEST_Z_INDEX - 1}, ${value})${end === '' ? '' : ' !important'}`;
}

/** The items without the declarations that would hide what stands in an element; the same where there are none. */
export function withoutHidingDeclarations(items: readonly CssItem[]): readonly CssItem[] {
  let isChanged = false;
  const kept = items.flatMap((item): CssItem[] => {
    if (item.is === 'declaration' && (hides(item.text) || pushesFarAway(item.text))) {
      isChanged = true;
      return [];
    }
    if (item.is !== 'at-rule' || item.items === undefined) return [item];
    const inner = withoutHidingDeclarations(item.items);
    if (inner !== item.items) isChanged = true;
    return [{ ...item, items: [...inner] }];
  });
  return isChanged ? kept : items;
}

function hides(declaration: string): boolean {
  const [, value] = /^display\s*:\s*(.*?)\s*(?:!\s*important)?$/is.exec(declaration) ?? [];
  return value !== undefined && !SHOWING_DISPLAYS.test(value);
}

/** Whether a declaration pushes an element so far that it is off the screen; of a custom property only the page can tell. */
export function pushesFarAway(declaration: string): boolean {
  return PUSHING_PROPERTY.test(declaration) && hasFarLength(declaration);
}

/** Whether a text has a length beyond the screen. */
export function hasFarLength(text: string): boolean {
  const computed = text.includes('(') ? COMPUTED_FACTOR : 1;
  return [...text.matchAll(LENGTH)].some(([, sign, number, unit = '']) => {
    const factor = sign === '-' ? computed : SCROLLABLE_FACTOR;
    return Number(number) >= farAway(unit.toLowerCase()) * factor;
  });
}

function farAway(unit: string): number {
  if (/^(?:px|mm|pt|q)$/.test(unit)) return FAR_AWAY.absolute;
  if (/^(?:cm|in|pc|r?em|ex|ch|r?lh)$/.test(unit)) return FAR_AWAY.font;
  return FAR_AWAY.share;
}
