import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { RATING_WEIGHTS } from '../../rules/ratings.js';
import { type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { casinoListStructuredData } from '../frame/page-head.js';
import { COMPARE_LIMITS, comparePath } from '../links/compare-path.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { readPageQuery } from '../lists/page-query.js';
import { type PagerView, paginate } from '../lists/pagination.js';

/** The Best Casinos page: active casinos ranked by rating. */
export interface BestCasinosPageView extends PageFrameView {
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
const COMPARE_TOP = 3;

/** The Best Casinos page of a catalogue, at the page of the ranking that a query asks for. */
export function bestCasinosPage(catalogue: PublicCatalogue, query = ''): BestCasinosPageView {
  const ask = readPageQuery('best-casinos', query);
  const ranked = rankedCasinos(catalogue).map((casino, i) => ({ casino, rank: i + 1 }));
  const { items, pager } = paginate(ranked, ask);
  const shown = items.map(({ casino }) => casino);
  const praised = shown.filter(({ isBlacklisted }) => !isBlacklisted);
  const first = praised.slice(0, COMPARE_TOP).map(({ slug }) => slug);
  return {
    ...listPageFrame(catalogue, ask, {
      title: 'Best Casinos',
      pager,
      structured: [casinoListStructuredData(catalogue.settings, shown)],
    }),
    title: 'Best Casinos',
    casinos: items.map(({ casino, rank }) => ({ ...casinoCard(casino), rank })),
    ...(pager === undefined ? {} : { pager }),
    compare: comparePath([]),
    ...(first.length < COMPARE_LIMITS.min
      ? {}
      : { compareTop: { href: comparePath(first), count: first.length } }),
    weights: RATING_WEIGHTS,
  };
}
