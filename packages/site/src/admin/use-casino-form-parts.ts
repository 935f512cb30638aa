import { routePath } from '@croupier/core';
import type { CasinoFormProps } from '@croupier/ui/admin';
import { useMemo } from 'react';
import { useFindOffer } from './use-find-offer.js';
import { useFindSlugHolder } from './use-find-slug-holder.js';
import { useUpload } from './use-upload.js';

/** What the form for a casino asks of the store: who holds a slug, where pictures go, and what the address will be. */
export function useCasinoFormParts(
  ownId?: string,
): Required<Pick<CasinoFormProps, 'addressOf' | 'findSlugHolder' | 'onUpload' | 'findOffer'>> {
  const onUpload = useUpload();
  const findOffer = useFindOffer();
  const findSlugHolder = useFindSlugHolder('casinos', ownId);
  return useMemo(
    () => ({
      onUpload,
      findOffer,
      findSlugHolder,
      addressOf: (slug: string) => location.origin + routePath({ kind: 'review', slug }),
    }),
    [onUpload, findOffer, findSlugHolder],
  );
}
