import type { PublicCatalogue } from '../model/public-catalogue.js';
import { RATING_WEIGHTS } from '../rules/ratings.js';
import { asked } from './asked.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { rankedCasinos } from './casino-ranking.js';
import { COMPARED, comparisonOf } from './compare-address.js';
import type { Frame } from './frame.js';
import { type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';
import { casinoListData } from './page-head.js';

/** The Best Casinos page: active casinos ranked by rating. */
export interface BestCasinosView extends Frame {
  /** The heading. */
  title: string;
  /** Those of this page, each with its rank. */
  casinos: (CasinoCardView & { rank: number })[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** The path of comparisons. */
  compare: string;
  /** The address that compares the first of the page; absent where there are not two. */
  compareTop?: { href: string; count: number };
  /** What a score is weighed by, in percent; 100 together. */
  weights: readonly { title: string; percent: number }[];
}

/** How many of the first are compared by one link. */
const FIRST = 3;

/** The Best Casinos page of a catalogue, at the page of the ranking that a query asks for. */
export function bestCasinos(catalogue: PublicCatalogue, query = ''): BestCasinosView {
  const ask = asked('best-casinos', query);
  const ranked = rankedCasinos(catalogue).map((casino, i) => ({ casino, rank: i + 1 }));
  const { items, pager } = paged(ranked, ask);
  const shown = items.map(({ casino }) => casino);
  const praised = shown.filter(({ isBlacklisted }) => !isBlacklisted);
  const first = praised.slice(0, FIRST).map(({ slug }) => slug);
  return {
    ...listFrame(catalogue, ask, {
      title: 'Best Casinos',
      pager,
      structured: [casinoListData(catalogue.settings, shown)],
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
