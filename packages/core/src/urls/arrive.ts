import type { PublicCatalogue } from '../model/public-catalogue.js';
import { addressOf, isShown, type PagePlace, placeAt, STAND_INS } from './places.js';

/** What is at an address. */
export type Arrival =
  | { is: 'page'; place: PagePlace }
  | { is: 'moved'; to: string; permanent: boolean }
  /** It was there and is no more. */
  | { is: 'gone' }
  | { is: 'missing' };

/** What is at a path: the one answer that the server, the browser and the static build share. */
export function arrive(catalogue: PublicCatalogue, path: string): Arrival {
  const place = placeAt(path);
  if (place === undefined) return { is: 'missing' };
  if (!isShown(place.kind)) {
    const kind = STAND_INS[place.kind];
    return kind === undefined
      ? { is: 'missing' }
      : { is: 'moved', to: addressOf({ kind }), permanent: false };
  }
  const slug = place.slug ?? '';
  switch (place.kind) {
    case 'casino':
      if (catalogue.casinoBySlug.has(slug)) return { is: 'page', place };
      return catalogue.retiredCasinos.has(slug) ? { is: 'gone' } : { is: 'missing' };
    case 'page':
      return catalogue.pages.has(slug) ? { is: 'page', place } : { is: 'missing' };
    default:
      return { is: 'page', place };
  }
}
