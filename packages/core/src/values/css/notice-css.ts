import type { CssItem } from './css-items.js';

type Declaration = CssItem & { is: 'declaration' };

/** The highest `z-index` of custom CSS; the style sheet of the site has its notices, menus and bars above it. */
const HIGHEST_Z_INDEX = 99_990;
/** The menus of the site are over its notices, but not those that custom CSS may have spread over the page. */
export const LOWERED_MENUS = '--cr-layer-menu: 7 !important;';
/** The layers that rank what the site itself stacks. */
const LAYER_TOKEN = /^--cr-layer-/;

/** The values of `display` that show an element, with what is in it. */
const SHOWING_DISPLAYS =
  /^(?:block|inline|inline-block|flow-root|flex|inline-flex|grid|inline-grid|contents|list-item|table|inline-table|table-row|table-cell|table-row-group|table-header-group|table-footer-group|table-caption|initial|inherit|unset|revert|revert-layer)$/i;

/**
 * What custom CSS may set on the elements around a notice: colors, type, borders and the layout of what is in them. All
 * else could hide the notice, cut it, move it or stack something above it.
 */
const ALLOWED_AROUND =
  /^(?:--(?!cr-layer-).*|color|accent-color|background(?:-[a-z-]+)?|font(?:-[a-z-]+)?|line-height|letter-spacing|word-spacing|text-align|text-transform|text-rendering|-webkit-font-smoothing|border(?:-[a-z-]+)?|box-shadow|box-sizing|(?:-webkit-)?(?:margin|padding)(?:-[a-z-]+)?|display|(?:grid|flex|align|justify|place|column|columns|row)(?:-[a-z-]+)?|gap|order|(?:min-|max-)?(?:width|inline-size)|min-(?:height|block-size)|position|cursor|scroll(?:bar)?-[a-z-]+)$/;
/** A text that is far from its own element needs no room, so it is not far away. */
const NOT_A_DISTANCE = /^(?:--|font|line-height|box-shadow|border-(?:[a-z-]+-)?radius|max-|background)/;
/** Tokens of which notices take none, and that are no sizes. */
const COLOR_TOKENS = '(?:on-)?(?:primary|accent|danger)|(?:good|info)(?:-tint|-mark)?|focus|line|shadow|veil';
/** The tokens that notices take nothing from: a site may change them, and its notices look as before. */
const TOKENS_BESIDE_NOTICES = new RegExp(
  `^--(?:cr|croupier)-(?:${COLOR_TOKENS}|title-face|text-(?:l|[23]?xl)|radius|radius-full|space-[678]|logo(?:-[sm])?|dial(?:-[sml])?|star|width|quick|slow)$`,
);
/** What neither moves nor enlarges an element beyond its own lines, and paints nothing outside of its box. */
const CANNOT_COVER = new RegExp(
  `^(?:color|accent-color|caret-color|background(?:-[a-z-]+)?|border-(?:[a-z-]+-)?(?:color|radius)|font-(?:weight|style|family|size)|text-align|text-decoration(?:-(?:color|line|style))?|text-transform|max-(?:width|inline-size)|cursor|--(?!(?:cr|croupier)-).*|--(?:cr|croupier)-(?:${COLOR_TOKENS}|title-face))$`,
);

/** What pushes the content of an element, or the element, aside. */
const PUSHING_PROPERTY =
  /^(?:margin|padding|border(?!-[a-z-]*radius)|gap|row-gap|column-gap|-webkit-margin|-webkit-padding)\b/i;
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
  if (/^-?\d+$/.test(value) && Number(value) <= HIGHEST_Z_INDEX) return declaration;
  return `${property}: min(${HIGHEST_Z_INDEX}, ${value})${end === '' ? '' : ' !important'}`;
}

/** Whether a declaration works on an element that has a notice in it. */
export function worksAroundNotices({ text }: Declaration): boolean {
  const property = propertyOf(text);
  if (!ALLOWED_AROUND.test(property) || hides(text)) return false;
  if (property === 'position') return /:\s*(?:static|relative)\s*(?:!\s*important)?$/i.test(text);
  return NOT_A_DISTANCE.test(property) || !hasFarLength(text);
}

/** Whether a declaration may put an element, or what it paints, over another. */
export function mayCover({ text }: Declaration): boolean {
  return !CANNOT_COVER.test(propertyOf(text));
}

/** Whether a declaration works anywhere: what the site stacks is its own to rank. */
export function worksAnywhere({ text }: Declaration): boolean {
  return !LAYER_TOKEN.test(propertyOf(text));
}

/** Whether a declaration may change a token that a notice takes its look from; an escape may stand for any letter. */
export function changesTokenOfNotices({ text }: Declaration): boolean {
  const property = propertyOf(text);
  if (!property.startsWith('--') || LAYER_TOKEN.test(property)) return false;
  if (property.includes('\\')) return true;
  return /^--(?:cr|croupier)-/.test(property) && !TOKENS_BESIDE_NOTICES.test(property);
}

/** Every declaration of a style sheet, in its order. */
export function* declarationsIn(items: readonly CssItem[]): Iterable<Declaration> {
  for (const item of items) {
    if (item.is === 'declaration') yield item;
    else if (item.is !== 'stray' && item.items !== undefined) yield* declarationsIn(item.items);
  }
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

/** The property's name; of a custom property as it is written, since its case counts. */
function propertyOf(declaration: string): string {
  const name = declaration.slice(0, declaration.indexOf(':')).replaceAll('/**/', '').trim();
  return name.startsWith('--') ? name : name.toLowerCase();
}
