import type { PublicCatalogue } from '../model/public-catalogue.js';
import { RATING_WEIGHTS } from '../rules/ratings.js';
import { addressOf } from '../urls/places.js';
import { asked } from './asked.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { rankedCasinos } from './casino-ranking.js';
import { COMPARED, comparisonOf } from './compare-address.js';
import { type Frame, frame } from './frame.js';
import { type PagerView, paged } from './list.js';
import { breadcrumbData, casinoListData } from './page-head.js';

/** The Best Casinos page: active casinos ranked by rating. */
export interface BestCasinosView extends Frame {
  title: string;
  casinos: (CasinoCardView & { rank: number })[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** The path of comparisons. */
  compare: string;
  /** The address that compares the first of the page; absent where there are not two. */
  compareTop?: { href: string; count: number };
  weights: readonly { title: string; percent: number }[];
}

/** How many of the first are compared by one link. */
const FIRST = 3;

/** The Best Casinos page of a catalogue, at the page of the ranking that a query asks for. */
export function bestCasinos(catalogue: PublicCatalogue, query = ''): BestCasinosView {
  const ranked = rankedCasinos(catalogue).map((casino, i) => ({ casino, rank: i + 1 }));
  const { items, pager } = paged(ranked, asked('best-casinos', query));
  const path = addressOf({ kind: 'best-casinos' });
  const praised = items.map(({ casino }) => casino).filter((casino) => !casino.isBlacklisted);
  const first = praised.slice(0, FIRST).map(({ slug }) => slug);
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
    compare: comparisonOf([]),
    ...(first.length < COMPARED.fewest
      ? {}
      : { compareTop: { href: comparisonOf(first), count: first.length } }),
    weights: RATING_WEIGHTS,
  };
}
