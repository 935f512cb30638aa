import type { PublicCatalogue } from '../model/public-catalogue.js';
import { byRating } from '../rules/ranking.js';
import { RATING_WEIGHTS } from '../rules/ratings.js';
import { addressOf } from '../urls/places.js';
import { asked } from './asked.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { type Frame, frame } from './frame.js';
import { type PagerView, paged } from './list.js';
import { breadcrumbData, casinoListData } from './page-head.js';

/** The Best Casinos page: active casinos ranked by rating. */
export interface BestCasinosView extends Frame {
  title: string;
  casinos: (CasinoCardView & { rank: number })[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  weights: readonly { title: string; percent: number }[];
}

/** The Best Casinos page of a catalogue, at the page of the ranking that a query asks for. */
export function bestCasinos(catalogue: PublicCatalogue, query = ''): BestCasinosView {
  const ranked = [...catalogue.casinos].sort(byRating).map((casino, i) => ({ casino, rank: i + 1 }));
  const { items, pager } = paged(ranked, asked('best-casinos', query));
  const path = addressOf({ kind: 'best-casinos' });
  const praised = items.map(({ casino }) => casino).filter((casino) => !casino.isBlacklisted);
  return {
    ...frame(catalogue, {
      title: 'Best Casinos',
      path,
      ...(pager === undefined ? {} : { page: pager.page }),
      structured: [
        casinoListData(catalogue.settings, praised),
        breadcrumbData(catalogue.settings, [{ name: 'Best Casinos', path }]),
      ],
    }),
    title: 'Best Casinos',
    casinos: items.map(({ casino, rank }) => ({ ...casinoCard(casino), rank })),
    ...(pager === undefined ? {} : { pager }),
    weights: RATING_WEIGHTS,
  };
}
