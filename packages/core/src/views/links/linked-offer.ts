import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import {
  createOfferFinder,
  type FoundOffer,
  type Offer,
  type OfferFinder,
} from '../../rules/offer-finder.js';
import { findVisit } from '../../urls/find-visit.js';
import { catalogueRedirects } from '../../urls/redirects/compile-redirects.js';
import { parseUrlPath } from '../../urls/url-path.js';

/** The offer that an address leads to, also through a redirect of this site; undefined where it leads to none. */
export function linkedOffer(catalogue: PublicCatalogue, href: string): FoundOffer | undefined {
  const isPath = /^\/(?![/\\])/.test(href);
  if (!isPath) return offerFinder(catalogue)(href);
  const asked = parseUrlPath(href);
  if (catalogue.redirects.length > 0) {
    const { ends, to } = catalogueRedirects(catalogue).follow(asked);
    if (ends === 'elsewhere') return offerFinder(catalogue)(to);
  }
  const found = findVisit(catalogue, asked.path, asked.query);
  if (found?.kind === 'visit') return { label: found.visit.name, slug: found.visit.casino };
  return found && { label: '', barred: 'withdrawn' };
}

const offerFinder = memoizeWeak(
  ({ casinos, bonuses, games, barredOffers }: PublicCatalogue): OfferFinder =>
    createOfferFinder(
      offersAt(casinos, ({ visitUrl, name, slug }) => ({ address: visitUrl, label: name, slug })),
      offersAt(casinos, ({ termsUrl, name, slug }) => ({ address: termsUrl, label: name, slug })),
      offersAt(bonuses, ({ visitUrl, casino }) => ({ address: visitUrl, label: casino })),
      offersAt(bonuses, ({ termsUrl, casino }) => ({ address: termsUrl, label: casino })),
      barredOffers.map(({ address, casino, why }) => ({ address, label: casino, barred: why })),
      offersAt(games, ({ playUrl, name }) => ({ address: playUrl, label: name })),
    ),
);

function* offersAt<T>(
  records: readonly T[],
  offerOf: (record: T) => Omit<Offer, 'address'> & { address: string | undefined },
): Iterable<Offer> {
  for (const record of records) {
    const { address, ...offer } = offerOf(record);
    if (address !== undefined) yield { address, ...offer };
  }
}
