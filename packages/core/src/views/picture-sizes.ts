import type { PublicCatalogue } from '../model/public-catalogue.js';

const LIBRARY = '/media/';

/**
 * A view in which the address of each library picture ends in its size, `/media/….png#1200x400`, so that its place can be
 * kept and a smaller variant be chosen. The head of a page is for machines, and keeps plain addresses.
 */
export function withPictureSizes<V>(view: V, { media }: PublicCatalogue): V {
  if (media.size === 0) return view;
  const sized = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const size = value.startsWith(LIBRARY) ? media.get(value.slice(LIBRARY.length)) : undefined;
      return size === undefined ? value : `${value}#${size.width}x${size.height}`;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map(sized);
      return items.some((item, i) => item !== value[i]) ? items : value;
    }
    let copy: Record<string, unknown> | undefined;
    for (const [key, item] of Object.entries(value)) {
      const next = key === 'head' ? item : sized(item);
      if (next === item) continue;
      copy ??= { ...value };
      copy[key] = next;
    }
    return copy ?? value;
  };
  return sized(view) as V;
}
