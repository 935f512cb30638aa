import type { PublicCatalogue } from '../model/public-catalogue.js';
import { byRating } from '../rules/ranking.js';
import { RATING_WEIGHTS } from '../rules/ratings.js';
import { addressOf } from '../urls/places.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { type Frame, frame } from './frame.js';
import { breadcrumbData, casinoListData } from './page-head.js';

/** The Best Casinos page: active casinos ranked by rating. */
export interface BestCasinosView extends Frame {
  title: string;
  casinos: (CasinoCardView & { rank: number })[];
  weights: readonly { title: string; percent: number }[];
}

/** The Best Casinos page of a catalogue. */
export function bestCasinos(catalogue: PublicCatalogue): BestCasinosView {
  const ranked = [...catalogue.casinos].sort(byRating);
  const path = addressOf({ kind: 'best-casinos' });
  const praised = ranked.filter((casino) => !casino.isBlacklisted);
  return {
    ...frame(catalogue, {
      title: 'Best Casinos',
      path,
      structured: [
        casinoListData(catalogue.settings, praised),
        breadcrumbData(catalogue.settings, [{ name: 'Best Casinos', path }]),
      ],
    }),
    title: 'Best Casinos',
    casinos: ranked.map((casino, i) => ({ ...casinoCard(casino), rank: i + 1 })),
    weights: RATING_WEIGHTS,
  };
}
