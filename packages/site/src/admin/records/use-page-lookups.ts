import { type PageFrameView, routePath } from '@croupier/core';
import type { PageFormProps } from '@croupier/ui/admin';
import { useCallback } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useFindOffer } from '../casinos/use-find-offer.js';
import { useFindRecords } from '../casinos/use-find-records.js';

/** The pages of the records whose address has their slug. */
const PAGES = {
  casinos: 'review',
  posts: 'post',
  pages: 'custom-page',
  toplists: 'toplist',
  authors: 'author',
} as const;

type PageCollection = keyof typeof PAGES;
type PageLookups = Required<
  Pick<PageFormProps, 'addressOf' | 'findSlugHolder' | 'findOffer' | 'findAlt' | 'findHead' | 'findRecords'>
>;

/** What the form of a record with a page of its own asks of the store. */
export function usePageLookups(collection: PageCollection, ownId?: string): PageLookups {
  return {
    addressOf: (slug) => location.origin + routePath({ kind: PAGES[collection], slug }),
    findSlugHolder: useFindSlugHolder(collection, ownId),
    findOffer: useFindOffer(),
    findAlt: useFindAlt(),
    findHead: useFindHead(collection, ownId),
    findRecords: useFindRecords(),
  };
}

/** Says which other record of a collection has a slug, by its name or title; undefined where it is free. */
function useFindSlugHolder(collection: PageCollection, ownId: string | undefined) {
  const { perform } = useAdmin();
  return useCallback(
    async (slug: string) => {
      // A list of none is no error, unlike a record that there is not.
      const { result } = await perform(`${collection}.list`, { where: [`slug=${slug}`], limit: 1 });
      const [holder] = result.records;
      if (holder === undefined || holder.id === ownId) return undefined;
      return 'name' in holder ? holder.name : holder.title;
    },
    [perform, collection, ownId],
  );
}

/** The slug of what has no name yet. */
const NEW_SLUG = 'untitled';

/** Says what the page of a record would tell search engines if it were saved as it is typed. */
export function useFindHead(collection: PageCollection, ownId: string | undefined) {
  const { perform } = useAdmin();
  return useCallback(
    async (typed: Readonly<Record<string, unknown>>) => {
      const slug = String(typed.slug ?? '') || NEW_SLUG;
      const path = routePath({ kind: PAGES[collection], slug });
      const id = ownId === undefined ? {} : { id: ownId };
      const record = { in: collection, ...id, changes: { ...typed, slug, ...NO_SEARCH_TEXTS } };
      const { result } = await perform('preview.show', { path, unsaved: { record } });
      const { head } = (result.view ?? {}) as Partial<PageFrameView>;
      if (head === undefined) return undefined;
      const { title, description, siteName, canonical = location.origin + path } = head;
      return { title, description, siteName, address: canonical, image: ownPicture(head.image, canonical) };
    },
    [perform, collection, ownId],
  );
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

const PICTURE = /\/media\/([0-9a-f]{32}\.\w+)$/;

/** Says what a picture of the library shows, as its alternative text there has it. */
function useFindAlt() {
  const { perform } = useAdmin();
  return useCallback(
    async (address: string) => {
      const [, search] = PICTURE.exec(address) ?? [];
      if (search === undefined) return undefined;
      return (await perform('media.list', { search })).result.records[0]?.alt;
    },
    [perform],
  );
}
