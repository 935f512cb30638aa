import { hasSameItems } from '../same-items.js';
import type { PublicCatalogue } from './public-catalogue.js';

/**
 * Whether the pages of two catalogues look the same: an edit of a draft or a redirect changes none. Redirects may differ.
 * Unchanged records are the same objects in both. Views are counted on, and show with the next change.
 */
export function hasSamePages(a: PublicCatalogue, b: PublicCatalogue): boolean {
  return (
    a.today === b.today &&
    a.customCss === b.customCss &&
    a.demoFallbacks === b.demoFallbacks &&
    hasSameItems(marketInputs(a), marketInputs(b)) &&
    hasSameItems(a.registers ?? [], b.registers ?? []) &&
    LISTS.every((name) => hasSameItems(a[name], b[name])) &&
    hasSameItems([...a.pages.values()], [...b.pages.values()]) &&
    hasSameItems([...a.toplists.values()], [...b.toplists.values()]) &&
    hasSameItems([...(a.authors?.values() ?? [])], [...(b.authors?.values() ?? [])]) &&
    hasSameItems([...a.retiredCasinos], [...b.retiredCasinos]) &&
    JSON.stringify([...a.withdrawnTitles]) === JSON.stringify([...b.withdrawnTitles]) &&
    hasSameItems(shownPictures(a), shownPictures(b)) &&
    DOCUMENTS.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
  );
}

const LISTS = ['casinos', 'bonuses', 'games', 'posts'] as const;
const DOCUMENTS = [
  'barredOffers',
  'hasHeaderMenu',
  'menus',
  'homepage',
  'settings',
  'community',
  'showcase',
] as const;

/** The pictures, with the points that stay in sight where they are cut. */
function shownPictures({ media }: PublicCatalogue): string[] {
  return Array.from(media, ([file, size]) =>
    size?.focus ? `${file} ${size.focus.x},${size.focus.y}` : file,
  );
}

/** What decides about the offers of every market. */
function marketInputs({ offers }: PublicCatalogue): unknown[] {
  return offers === undefined ? [] : [...offers.listings.values(), ...offers.rules.values()].flat();
}
