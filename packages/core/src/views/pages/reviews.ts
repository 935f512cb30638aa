import { casinoLabels } from '../../labels/casinos.js';
import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { RATING_WEIGHTS } from '../../rules/ratings.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { routePath } from '../../urls/routes.js';
import { type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { casinoListStructuredData, metaDescription } from '../frame/page-head.js';
import { comparePath } from '../links/compare-path.js';
import { type CasinoOrder, filterByName, rankedCasinos } from '../lists/casino-ranking.js';
import { readPageQuery } from '../lists/page-query.js';
import { type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';

/** A review in short. */
export interface ReviewCardView extends CasinoCardView {
  /** The beginning of the description. */
  excerpt: string;
  /** When it last changed: ISO 8601, UTC. */
  updatedAt: string;
  /** The address that compares it with others. */
  compare: string;
}

/** The page of all reviews. */
export interface ReviewsPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** Search and order of the list. */
  filter: FilterFormView;
  /** How many there are of what is asked for. */
  count: number;
  /** Those of this page. */
  reviews: ReviewCardView[];
  /** The way through a long list. */
  pager?: PagerView;
  /** What a score is weighed by, in percent; 100 together. */
  weights: readonly { title: keyof typeof casinoLabels.reviews.sides; percent: number }[];
  /** The page that says more on how casinos are reviewed, where the site has one. */
  method?: string;
  /** Where a review can be asked for, where the site has such a page. */
  request?: string;
}

const { sorts } = casinoLabels.reviews;

/** The reviews that a query asks for: a part of the name, an order, a page. */
export function reviewsPage(catalogue: PublicCatalogue, query = ''): ReviewsPageView {
  const words = casinoLabels.reviews;
  const ask = readPageQuery('reviews', query);
  const sought = ask.value('q');
  const sort = Object.hasOwn(sorts, ask.value('sort')) ? (ask.value('sort') as CasinoOrder) : 'rating';
  const found = filterByName(rankedCasinos(catalogue, sort), sought);
  const { items, pager } = paginate(found, ask);
  const { path } = ask;
  return {
    ...listPageFrame(catalogue, ask, {
      title: words.title,
      isIndexed: sought === '',
      pager,
      structured: sort === 'rating' ? [casinoListStructuredData(catalogue.settings, items)] : [],
    }),
    title: words.title,
    filter: {
      action: path,
      hiddenFields: ask.hiddenFields(['q', 'sort']),
      search: { name: 'q', label: words.search, placeholder: words.placeholder, value: sought },
      select: {
        name: 'sort',
        label: words.sort,
        value: sort,
        options: Object.entries(sorts).map(([value, label]) => ({ value, label })),
      },
      submit: words.submit,
      ...(sought === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    count: found.length,
    reviews: items.map(reviewCard),
    ...(pager === undefined ? {} : { pager }),
    weights: RATING_WEIGHTS,
    ...(isLivePath(catalogue, METHOD_PATH) ? { method: METHOD_PATH } : {}),
    ...(isLivePath(catalogue, CONTACT_PATH) ? { request: CONTACT_PATH } : {}),
  };
}

const METHOD_PATH = routePath({ kind: 'custom-page', slug: 'how-we-review' });
const CONTACT_PATH = routePath({ kind: 'custom-page', slug: 'contact' });

function isLivePath(catalogue: PublicCatalogue, path: string): boolean {
  return resolveUrl(catalogue, path).kind !== 'missing';
}

function reviewCard(casino: PublicCasino): ReviewCardView {
  return {
    ...casinoCard(casino),
    excerpt: metaDescription(casino.description),
    updatedAt: casino.updatedAt,
    compare: comparePath([casino.slug]),
  };
}
