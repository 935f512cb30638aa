import { routePath } from '@croupier/core';
import type { PageFormProps } from '@croupier/ui/admin';
import { useCallback } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { useFindOffer } from '../../casinos/use-find-offer.js';
import { useFindRecords } from '../../casinos/use-find-records.js';
import { PAGES, type PageCollection } from './record-pages.js';

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

/** Says what the page of a record would tell search engines if it were saved as it is typed. */
export function useFindHead(collection: PageCollection, ownId: string | undefined) {
  const { perform } = useAdmin();
  return useCallback(
    async (typed: Readonly<Record<string, unknown>>) =>
      (await import('./find-head.js')).findHead(perform, { in: collection, id: ownId }, typed),
    [perform, collection, ownId],
  );
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
