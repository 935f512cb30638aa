import { isProblem, routePath } from '@croupier/core';
import type { CasinoFormProps } from '@croupier/ui/admin';
import { useMemo } from 'react';
import { useBackend } from './backend.js';
import { useFindOffer } from './use-find-offer.js';
import { useUpload } from './use-upload.js';

/** What the form for a casino asks of the store: who holds a slug, where pictures go, and what the address will be. */
export function useCasinoFormParts(
  ownId?: string,
): Required<Pick<CasinoFormProps, 'addressOf' | 'findSlugHolder' | 'onUpload' | 'findOffer'>> {
  const { perform } = useBackend();
  const onUpload = useUpload();
  const findOffer = useFindOffer();
  return useMemo(
    () => ({
      onUpload,
      findOffer,
      addressOf: (slug: string) => location.origin + routePath({ kind: 'review', slug }),
      async findSlugHolder(slug: string) {
        try {
          const { record } = (await perform('casinos.show', { record: slug })).result;
          return record.slug !== slug || record.id === ownId ? undefined : record.name;
        } catch (error) {
          if (isProblem(error) && error.code === 'not-found') return undefined;
          throw error;
        }
      },
    }),
    [perform, ownId, onUpload, findOffer],
  );
}
