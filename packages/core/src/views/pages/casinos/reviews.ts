import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { casinoLabels } from '../../../labels/public/casinos.js';
import type { MethodLabels } from '../../../labels/replaceable/component-labels.js';
import { catalogueIn } from '../../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { findCountry } from '../../../rules/casinos-of-country.js';
import { CASINO_FACETS } from '../../../rules/facets/casino-facets.js';
import { casinoFacetIndex } from '../../../rules/facets/catalogue-facets.js';
import { shownWeights } from '../../../rules/ratings.js';
import { routePath } from '../../../urls/routes.js';
import type { CasinoCardView } from '../../cards/casino-card.js';
import { listedCasinoCard } from '../../cards/listed-casino-card.js';
import { REVIEWS_FEED_PATH } from '../../feed/atom-feed.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import { casinoListStructuredData, metaDescription } from '../../frame/page-head.js';
import { comparePath } from '../../links/compare-path.js';
import { isLivePath, methodLink } from '../../links/method-link.js';
import { type CasinoOrder, filterByName, rankedCasinos } from '../../lists/casino-ranking.js';
import { type FacetFilterView, facetFilter } from '../../lists/facet-filter.js';
import { listDescription } from '../../lists/list-description.js';
import { readPageQuery } from '../../lists/page-query.js';
import { type FilterFormView, type PagerView, paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';

/** The card of a review. */
export interface ReviewCardView extends CasinoCardView {
  /** The beginning of the description. */
  excerpt: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** The URL that compares this casino with others. */
  compare: string;
}

/** The page of all reviews. */
export interface ReviewsPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The search and the order. */
  filter: FilterFormView;
  /** What the list can be narrowed by. */
  facets: FacetFilterView;
  /** The number of matches on all pages. */
  count: number;
  /** The reviews of this page. */
  reviews: ReviewCardView[];
  /** Absent if all reviews fit on one page. */
  pager?: PagerView;
  /** The weights behind a score, in percent; they add up to 100. Empty where the site does not say that it weighs so. */
  weights: readonly { title: keyof MethodLabels['criteria']; percent: number }[];
  /** The path of the "how we review" page, if the site has one. */
  method?: string;
  /** The path of the contact page, if the site has one. */
  request?: string;
}

const { sorts } = casinoLabels.reviews;

/** Builds the page of all reviews. */
export function reviewsPage(everywhere: PublicCatalogue, query: QueryInput = ''): ReviewsPageView {
  const labels = casinoLabels.reviews;
  const ask = readPageQuery('reviews', query);
  const catalogue = catalogueIn(everywhere, findCountry(ask.value('country')));
  const { title } = pageTexts('reviews', catalogue.labels);
  const searchText = ask.value('q');
  const sort = Object.hasOwn(sorts, ask.value('sort')) ? (ask.value('sort') as CasinoOrder) : 'rating';
  const facets = facetFilter(ask, CASINO_FACETS, casinoFacetIndex(catalogue));
  const found = filterByName(facets.apply(rankedCasinos(catalogue, sort)), searchText);
  const { items, pager } = paginate(found, ask);
  const { path } = ask;
  return {
    ...listPageFrame(catalogue, ask, {
      title,
      feed: found.length > 0 ? REVIEWS_FEED_PATH : undefined,
      ...listDescription(catalogue, title, found),
      isIndexed: searchText === '',
      isFiltered: facets.isFiltered,
      pager,
      structured: sort === 'rating' ? casinoListStructuredData(catalogue.settings, items) : [],
    }),
    title,
    filter: {
      action: path,
      hiddenFields: ask.hiddenFields(['q', 'sort']),
      search: { name: 'q', label: labels.search, placeholder: labels.placeholder, value: searchText },
      select: {
        name: 'sort',
        label: labels.sort,
        value: sort,
        options: Object.entries(sorts).map(([value, label]) => ({ value, label })),
      },
      submit: labels.submit,
      ...(searchText === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    facets: facets.view,
    count: found.length,
    reviews: items.map((casino) => reviewCard(casino, catalogue)),
    ...(pager === undefined ? {} : { pager }),
    weights: shownWeights(catalogue.settings),
    ...methodLink(catalogue),
    ...(isLivePath(catalogue, CONTACT_PATH) ? { request: CONTACT_PATH } : {}),
  };
}

const CONTACT_PATH = routePath({ kind: 'custom-page', slug: 'contact' });

function reviewCard(casino: PublicCasino, catalogue: PublicCatalogue): ReviewCardView {
  return {
    ...listedCasinoCard(casino, catalogue),
    excerpt: metaDescription(casino.description),
    updatedAt: casino.updatedAt,
    compare: comparePath([casino.slug]),
  };
}
