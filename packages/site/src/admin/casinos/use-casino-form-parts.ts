import { routePath } from '@croupier/core';
import type { CasinoFormProps } from '@croupier/ui/admin';
import { useMemo } from 'react';
import { useFindSlugHolder } from '../records/use-find-slug-holder.js';
import { useFindAlt } from '../use-find-alt.js';
import { useFindOffer } from './use-find-offer.js';

/** What the form for a casino asks of the store: who holds a slug and what the address will be. */
export function useCasinoFormParts(
  ownId?: string,
): Required<Pick<CasinoFormProps, 'addressOf' | 'findSlugHolder' | 'findOffer' | 'findAlt'>> {
  const findOffer = useFindOffer();
  const findAlt = useFindAlt();
  const findSlugHolder = useFindSlugHolder('casinos', ownId);
  return useMemo(
    () => ({
      findOffer,
      findAlt,
      findSlugHolder,
      addressOf: (slug: string) => location.origin + routePath({ kind: 'review', slug }),
    }),
    [findOffer, findAlt, findSlugHolder],
  );
}
