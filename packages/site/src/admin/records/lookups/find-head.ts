import { type PageFrameView, routePath } from '@croupier/core';
import { loadSlugMakers } from '@croupier/core/forms';
import type { PerformByName } from '../../backend/backend.js';
import { PAGES, type PageCollection } from './record-pages.js';

/** The slug of what has no name yet. */
const NEW_SLUG = 'untitled';

/** What the page of a record would tell search engines if it were saved as it is typed. */
export async function findHead(
  perform: PerformByName,
  { in: collection, id }: { in: PageCollection; id: string | undefined },
  typed: Readonly<Record<string, unknown>>,
) {
  const name = String(typed.name ?? typed.title ?? '');
  const slug = String(typed.slug ?? '') || (await loadSlugMakers()).slugOf(name) || NEW_SLUG;
  const path = routePath({ kind: PAGES[collection], slug });
  const changes = { ...typed, slug, ...NO_SEARCH_TEXTS };
  const record = { in: collection, ...(id === undefined ? {} : { id }), changes };
  const { result } = await perform('preview.show', { path, unsaved: { record } });
  // An author whom nothing names yet has no page: this is where it will be.
  if (result.resolution.kind !== 'page')
    return { title: name, description: '', address: location.origin + path };
  const { head } = (result.view ?? {}) as Partial<PageFrameView>;
  if (head === undefined) return undefined;
  const { title, description, siteName, canonical = location.origin + path } = head;
  return { title, description, siteName, address: canonical, image: ownPicture(head.image, canonical) };
}

/** What a record is without texts of its own for search engines. */
const NO_SEARCH_TEXTS = {
  ...{ seoTitle: null, seoDescription: null, canonicalUrl: null, shareImage: null },
  isHiddenFromSearch: false,
};

/** The address of a picture where the admin is: the site may be built for another host. */
function ownPicture(image: string | undefined, canonical: string): string | undefined {
  const { origin } = new URL(canonical, location.origin);
  return image?.startsWith(`${origin}/`) ? image.slice(origin.length) : image;
}
