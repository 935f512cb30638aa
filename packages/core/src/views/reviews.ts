import { casinoLabels } from '../labels/casinos.js';
import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { RATING_WEIGHTS } from '../rules/ratings.js';
import { arrive } from '../urls/arrive.js';
import { addressOf } from '../urls/places.js';
import { asked } from './asked.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { type CasinoOrder, namedLike, rankedCasinos } from './casino-ranking.js';
import { comparisonOf } from './compare-address.js';
import type { Frame } from './frame.js';
import { type FilterFormView, type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';
import { casinoListData, metaText } from './page-head.js';

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
export interface ReviewsView extends Frame {
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
export function reviews(catalogue: PublicCatalogue, query = ''): ReviewsView {
  const words = casinoLabels.reviews;
  const ask = asked('reviews', query);
  const sought = ask.value('q');
  const sort = Object.hasOwn(sorts, ask.value('sort')) ? (ask.value('sort') as CasinoOrder) : 'rating';
  const found = namedLike(rankedCasinos(catalogue, sort), sought);
  const { items, pager } = paged(found, ask);
  const { path } = ask;
  return {
    ...listFrame(catalogue, ask, {
      title: words.title,
      isIndexed: sought === '',
      pager,
      structured: sort === 'rating' ? [casinoListData(catalogue.settings, items)] : [],
    }),
    title: words.title,
    filter: {
      action: path,
      kept: ask.kept(['q', 'sort']),
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
    ...(leads(catalogue, HOW) ? { method: HOW } : {}),
    ...(leads(catalogue, CONTACT) ? { request: CONTACT } : {}),
  };
}

const HOW = addressOf({ kind: 'page', slug: 'how-we-review' });
const CONTACT = addressOf({ kind: 'page', slug: 'contact' });

function leads(catalogue: PublicCatalogue, path: string): boolean {
  return arrive(catalogue, path).is !== 'missing';
}

function reviewCard(casino: PublicCasino): ReviewCardView {
  return {
    ...casinoCard(casino),
    excerpt: metaText(casino.description),
    updatedAt: casino.updatedAt,
    compare: comparisonOf([casino.slug]),
  };
}
