import type { BarredOffer } from '../../model/offers/barred-offers.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { linkedOffer } from '../../views/links/linked-offer.js';

/** The casino that an address leads to, where it gets no links: it is blacklisted or was taken off the site, or the offer there was. */
export function barredLink(
  catalogue: PublicCatalogue,
  url: string,
): { url: string; casino: string; why: BarredOffer['why'] } | undefined {
  const { label: casino = '', barred: why } = linkedOffer(catalogue, url) ?? {};
  return why === undefined ? undefined : { url, casino, why };
}
