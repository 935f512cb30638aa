import type { Earning } from '../../collections/earnings/earning.js';
import type { ReadableContent } from '../../model/collections.js';
import type { DayVisit } from '../../store/visit-totals.js';

/** What the books are made of. */
export interface EarningsContent {
  earnings: Iterable<Earning>;
  /** The slug of a casino by its id. */
  slugOf(casinoId: string | undefined): string | undefined;
  /** The slug of the programme to which a visit led: that of the listing in its market, else that of the casino. */
  programmeOf(visit: Pick<DayVisit, 'casino' | 'market'>): string | undefined;
}

/** Reads what the books are made of. */
export function earningsContent({
  earnings,
  casinos,
  listings,
}: Pick<ReadableContent, 'earnings' | 'casinos' | 'listings'>): EarningsContent {
  const slugs = new Map<string, string>();
  const programmes = new Map<string, string>();
  for (const { id, slug, programme } of casinos.all()) {
    slugs.set(id, slug);
    if (programme !== undefined) programmes.set(slug, programme);
  }
  for (const { casinoId, market, programme } of listings.all()) {
    const slug = slugs.get(casinoId ?? '');
    if (slug !== undefined && programme !== undefined) programmes.set(`${slug} ${market}`, programme);
  }
  return {
    earnings: earnings.all(),
    slugOf: (casinoId) => slugs.get(casinoId ?? ''),
    programmeOf: ({ casino, market }) => programmes.get(`${casino} ${market}`) ?? programmes.get(casino),
  };
}
