import { type Placement, type VisitPrefix, withPlacement } from '../values/addresses/visit-link.js';

/** Parts of a view that hold links, and say nothing of where these stand. */
const UNNAMED = new Set(['visit', 'claim', 'href', 'card']);

/**
 * A view whose visit links say where they stand: the page, and the way to the link through the view, so that lists give
 * names and positions. The head of a page is for machines, and keeps plain addresses.
 */
export function withPlacements<V>(view: V, prefix: VisitPrefix, page: string): V {
  const start = `/${prefix}/`;
  const linked = new RegExp(`(?<=\\shref=")${start}[a-z0-9-]+(?=")`, 'g');
  const placed = (value: unknown, way: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const placement = () => ({ page, place: placeOf(way) });
      if (value.startsWith(start)) return withPlacement(value, placement());
      return value.includes(`href="${start}`)
        ? value.replace(linked, (link) => withPlacement(link, placement()))
        : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((item, i) => placed(item, [...way, numberOf(item, i)]));
      return items.some((item, i) => item !== value[i]) ? items : value;
    }
    let copy: Record<string, unknown> | undefined;
    for (const [key, item] of Object.entries(value)) {
      const next = key === 'head' ? item : placed(item, UNNAMED.has(key) ? way : [...way, key]);
      if (next === item) continue;
      copy ??= { ...value };
      copy[key] = next;
    }
    return copy ?? value;
  };
  return placed(view, []) as V;
}

/** What an item of a list is called: its rank, the kind of section that it is, or its position. */
function numberOf(item: unknown, index: number): string {
  const { rank, type } = (item ?? {}) as { rank?: unknown; type?: unknown };
  if (typeof rank === 'number') return String(rank);
  return typeof type === 'string' ? type : String(index + 1);
}

function placeOf(way: readonly string[]): Placement['place'] {
  const words = way.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return words.join('-') || 'page';
}
