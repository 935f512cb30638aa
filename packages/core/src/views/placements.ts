import { type VisitPrefix, withPlacement } from '../values/addresses/visit-link.js';
import { mapTexts, type ViewPath } from './map-texts.js';

/** Parts of a view that hold links, and say nothing of where these stand. */
const UNNAMED = new Set<string | number>(['visit', 'claim', 'href', 'card', 'html']);

/**
 * A view whose visit links say where they stand: the page, and the path to the link through the view, so that lists give
 * names and positions.
 */
export function withPlacements<V>(view: V, prefix: VisitPrefix, page: string): V {
  const start = `/${prefix}/`;
  const linked = new RegExp(`(?<=\\shref=")${start}[a-z0-9-]+(?:\\?offer=[a-z0-9-]+)?(?=")`, 'g');
  return mapTexts(view, (text, path) => {
    if (text.startsWith(start)) return withPlacement(text, { page, place: placeOf(path) });
    if (!text.includes(`href="${start}`)) return text;
    return text.replace(linked, (link) => withPlacement(link, { page, place: placeOf(path) }));
  });
}

/** What a path through a view is called: `casinos-3`, `sections-bonuses-bonuses-1`. */
function placeOf(path: ViewPath): string {
  const names = path.flatMap(([key, value]) => {
    if (typeof key === 'number') return itemName(value, key);
    return UNNAMED.has(key) ? [] : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  });
  return names.join('-') || 'page';
}

/** What an item of a list is called: the kind of section that it is, or its position. */
function itemName(item: unknown, index: number): string {
  const { type } = (item ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : String(index + 1);
}
