import type { RecordIn } from '../../model/collections.js';
import type { Brand } from './programme-link.js';

/** How the template of a programme names a casino; undefined before it has a slug. */
export function casinoBrand({ slug, brandId }: Partial<RecordIn<'casinos'>>): Brand | undefined {
  return slug === undefined ? undefined : { casino: slug, brandId };
}

/** How it names the casino of a listing, which has that of its casino where it has no brand id of its own. */
export function listingBrand({
  casinos,
}: {
  readonly casinos: { get(id: string): RecordIn<'casinos'> | undefined };
}): (listing: Partial<RecordIn<'listings'>>) => Brand | undefined {
  return ({ casinoId, brandId }) => {
    const casino = casinoId === undefined ? undefined : casinos.get(casinoId);
    return casino === undefined ? undefined : { casino: casino.slug, brandId: brandId || casino.brandId };
  };
}
