import { useCallback } from 'react';
import { useAdmin } from '../backend/backend.js';

/** Says which other record of a collection has a slug, by its name or title; undefined where it is free. */
export function useFindSlugHolder(
  collection: 'casinos' | 'posts' | 'pages',
  ownId: string | undefined,
): (slug: string) => Promise<string | undefined> {
  const { perform } = useAdmin();
  return useCallback(
    async (slug) => {
      // A list of none is no error, unlike a record that there is not.
      const { result } = await perform(`${collection}.list`, { where: [`slug=${slug}`], limit: 1 });
      const [holder] = result.records;
      if (holder === undefined || holder.id === ownId) return undefined;
      return 'name' in holder ? holder.name : holder.title;
    },
    [perform, collection, ownId],
  );
}
