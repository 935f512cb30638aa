import type { Transaction } from '../../store/transaction.js';
import { type Warning, warning } from '../../warning.js';
import { earningSlug } from '../earnings/earning.js';
import { casinoBrand, listingBrand } from './brands.js';
import type { Programme } from './programme.js';
import { type Brand, needsBrandId, programmeLink } from './programme-link.js';
import { followingLink, type ProgrammeReference } from './programme-reference.js';

type Content = Pick<Transaction, 'casinos' | 'listings' | 'programmes' | 'earnings'>;

/** A casino or a listing that names a programme. */
interface NamingRecord extends ProgrammeReference {
  id: string;
  slug: string;
}

/**
 * Gives the casinos, the listings and the earnings of a programme its new slug; casinos and listings have its new link where they
 * had its link or none.
 */
export function followProgramme(content: Content, before: Programme, after: Programme): void {
  if (before.slug === after.slug && before.linkTemplate === after.linkTemplate) return;
  const changes = (record: NamingRecord, brand: Brand | undefined) => ({
    programme: after.slug,
    ...(brand === undefined
      ? {}
      : followingLink(record, programmeLink(before, brand), programmeLink(after, brand))),
  });
  const names = new Set([before.slug]);
  for (const one of naming(content.casinos, names))
    content.casinos.update(one.id, changes(one, casinoBrand(one)));
  const brandOf = listingBrand(content);
  for (const one of naming(content.listings, names))
    content.listings.update(one.id, changes(one, brandOf(one)));
  if (before.slug === after.slug) return;
  // Their slugs are made of that of the programme: the next report finds them by it.
  for (const one of naming(content.earnings, names)) {
    const programme = after.slug;
    content.earnings.update(one.id, { programme, slug: earningSlug({ ...one, programme }) });
  }
}

/** Ends what names programmes that are deleted: casinos and listings keep the links that they got. */
export function endProgrammes(content: Content, gone: readonly Programme[]): Warning[] {
  const slugs = new Set(gone.map(({ slug }) => slug));
  for (const { id } of naming(content.casinos, slugs)) content.casinos.update(id, { programme: null });
  for (const { id } of naming(content.listings, slugs)) content.listings.update(id, { programme: null });
  return [];
}

/** Warns of the casinos and listings that have no brand id, where the template of their programme has come to need one. */
export function templateWarnings(content: Content, programmes: readonly Programme[]): Warning[] {
  const brandOf = listingBrand(content);
  return programmes.filter(needsBrandId).flatMap(({ name, slug }) => {
    const names = new Set([slug]);
    const slugs = [
      ...naming(content.casinos, names).filter(({ brandId }) => brandId === undefined),
      ...naming(content.listings, names).filter((one) => !brandOf(one)?.brandId),
    ].map((one) => one.slug);
    return slugs.length === 0 ? [] : [warning('programme.brand-id-missing', { programme: name, slugs })];
  });
}

function naming<T extends { programme?: string | undefined }>(
  records: { all(): Iterable<T> },
  slugs: ReadonlySet<string>,
): T[] {
  const found: T[] = [];
  for (const record of records.all())
    if (record.programme !== undefined && slugs.has(record.programme)) found.push(record);
  return found;
}
