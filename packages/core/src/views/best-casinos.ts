import type { PublicCatalogue } from '../model/public-catalogue.js';
import { byRating } from '../rules/ranking.js';
import { RATING_WEIGHTS } from '../rules/ratings.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { type Frame, frame } from './frame.js';

/** The Best Casinos page: active casinos ranked by rating. */
export interface BestCasinosView extends Frame {
  title: string;
  casinos: (CasinoCardView & { rank: number })[];
  weights: readonly { title: string; percent: number }[];
}

/** The Best Casinos page of a catalogue. */
export function bestCasinos(catalogue: PublicCatalogue): BestCasinosView {
  const ranked = [...catalogue.casinos].sort(byRating);
  return {
    ...frame(catalogue, { title: 'Best Casinos', path: '/best-casinos' }),
    title: 'Best Casinos',
    casinos: ranked.map((casino, i) => ({ ...casinoCard(casino), rank: i + 1 })),
    weights: RATING_WEIGHTS,
  };
}
