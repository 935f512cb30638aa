import { isProblem } from '@croupier/core';
import { useCallback } from 'react';
import { useBackend } from './backend.js';

/** Says which other record of a collection has a slug, by its name or title; undefined where it is free. */
export function useFindSlugHolder(
  collection: 'casinos' | 'posts' | 'pages',
  ownId: string | undefined,
): (slug: string) => Promise<string | undefined> {
  const { perform } = useBackend();
  return useCallback(
    async (slug) => {
      try {
        const { record } = (await perform(`${collection}.show`, { record: slug })).result;
        if (record.slug !== slug || record.id === ownId) return undefined;
        return 'name' in record ? record.name : record.title;
      } catch (error) {
        if (isProblem(error) && error.code === 'not-found') return undefined;
        throw error;
      }
    },
    [perform, collection, ownId],
  );
}
