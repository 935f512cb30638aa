import { useCallback } from 'react';
import { useAdmin } from './backend/backend.js';

const PICTURE = /\/media\/([0-9a-f]{32}\.\w+)$/;

/** Says what a picture of the library shows, as its alternative text there has it. */
export function useFindAlt(): (address: string) => Promise<string | undefined> {
  const { perform } = useAdmin();
  return useCallback(
    async (address) => {
      const [, search] = PICTURE.exec(address) ?? [];
      if (search === undefined) return undefined;
      return (await perform('media.list', { search })).result.records[0]?.alt;
    },
    [perform],
  );
}
