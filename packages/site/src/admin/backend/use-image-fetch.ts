import { isProblem } from '@croupier/core';
import type { ImageFetch } from '@croupier/ui/admin';
import { useMemo } from 'react';
import { useAdmin } from './backend.js';

/** Has pictures of other sites fetched into the library; undefined where nothing can. Rejects with what is wrong. */
export function useImageFetch(): ImageFetch | undefined {
  const { perform, fetchesPictures = false } = useAdmin();
  return useMemo(() => {
    if (!fetchesPictures) return undefined;
    return async (address) => {
      try {
        const { result } = await perform('media.fetch', { addresses: [address] });
        const [added] = result.records;
        if (added === undefined) throw new Error(`${address} was not added`);
        return added.url;
      } catch (error) {
        if (!isProblem(error)) throw error;
        throw new Error(error.message, { cause: error });
      }
    };
  }, [perform, fetchesPictures]);
}
