import type { PublicCatalogue } from '../model/public-catalogue.js';
import { mapTexts } from './map-texts.js';

const LIBRARY = '/media/';

/**
 * A view in which the address of each library picture ends in its size, `/media/….png#1200x400`, so that its place can be
 * kept and a smaller variant be chosen; and in its focal point where it has one, `#1200x400@30,70`.
 */
export function withPictureSizes<V>(view: V, { media }: PublicCatalogue): V {
  if (media.size === 0) return view;
  return mapTexts(view, (text) => {
    const size = text.startsWith(LIBRARY) ? media.get(text.slice(LIBRARY.length)) : undefined;
    if (size === undefined) return text;
    const { width, height, focus } = size;
    return `${text}#${width}x${height}${focus === undefined ? '' : `@${focus.x},${focus.y}`}`;
  });
}
