import { RESERVED_SLUGS, type RouteKind, routePath } from '../../urls/routes.js';
import { safeDecode } from '../../urls/url-path.js';
import { pageSlugOf, slugOf, uniqueSlug } from '../../values/text/make-slug.js';
import { placeOf } from './item-place.js';
import type { KeptItem } from './kept-item.js';
import type { OldSite } from './old-site.js';
import { plainLine } from './plain-line.js';
import type { MappedCollection, TypeMap } from './type-map.js';

/** An item, and the record that is made of it. */
export interface PlannedRecord {
  item: KeptItem;
  collection: MappedCollection;
  /** Of a record that is there already, the slug that it has now; '' for one without an address of its own. */
  slug: string;
  isPublished: boolean;
  /** The page that shows it. */
  path: string;
}

/** The slug of the record that was made of an item before. */
type KnownSlug = (collection: MappedCollection, itemId: string) => string | undefined;

const PAGES: Readonly<Record<MappedCollection, RouteKind>> = {
  posts: 'post',
  pages: 'custom-page',
  casinos: 'review',
  bonuses: 'bonuses',
  games: 'games',
};

/** What becomes of the articles of a site: one record each, with a slug of its own. */
export function plannedRecords(site: OldSite, types: TypeMap, knownSlug: KnownSlug): PlannedRecord[] {
  const taken = new Set<string>();
  const articles = withoutRepeats(site.articles).flatMap((item) => {
    const place = placeOf(item, types);
    return 'isPublished' in place ? [{ item, place, known: knownSlug(place.as, item.id) }] : [];
  });
  for (const { place, known } of articles) if (known !== undefined) taken.add(`${place.as}/${known}`);
  return articles.map(({ item, place, known }) => {
    const collection = place.as;
    const isTaken = (slug: string) =>
      taken.has(`${collection}/${slug}`) || (collection === 'pages' && RESERVED_SLUGS.has(slug));
    const slug = hasPage(collection) ? (known ?? uniqueSlug(wantedSlug(item, collection), isTaken)) : '';
    taken.add(`${collection}/${slug}`);
    return { item, collection, slug, isPublished: place.isPublished, path: pathOf(collection, slug) };
  });
}

/** The address of the page that shows a record. */
function pathOf(collection: MappedCollection, slug: string): string {
  return routePath({ kind: PAGES[collection], slug });
}

function hasPage(collection: MappedCollection): boolean {
  return collection !== 'bonuses' && collection !== 'games';
}

/** WordPress keeps letters of other scripts percent-encoded; a draft may have no slug yet. */
function wantedSlug({ slug, title, id }: KeptItem, collection: MappedCollection): string {
  const make = collection === 'pages' ? pageSlugOf : slugOf;
  return make(safeDecode(slug)) || make(plainLine(title, 300)) || `${collection.slice(0, -1)}-${id}`;
}

/** The last of the items of an id: files of one site may overlap. */
function withoutRepeats(items: readonly KeptItem[]): KeptItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
