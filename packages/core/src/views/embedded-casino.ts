import type { PublicCatalogue } from '../model/public-catalogue.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { absolute } from './page-head.js';

/** A casino's card as other sites embed it: its addresses are whole where the site knows its base URL. */
export function embeddedCasino(catalogue: PublicCatalogue, slug: string): CasinoCardView | undefined {
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) return undefined;
  const card = casinoCard(casino);
  return {
    ...card,
    logo: absolute(catalogue.settings, card.logo),
    review: absolute(catalogue.settings, card.review),
  };
}
