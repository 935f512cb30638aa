import { countedText } from '../../../labels/localize/localized-text.js';
import { catalogueIn } from '../../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { findCountry } from '../../../rules/casinos-of-country.js';
import { CASINO_FACETS } from '../../../rules/facets/casino-facets.js';
import { casinoFacetIndex } from '../../../rules/facets/catalogue-facets.js';
import { shownWeights } from '../../../rules/ratings.js';
import { type CardFact, cardFacts } from '../../cards/card-facts.js';
import type { CasinoCardView } from '../../cards/casino-card.js';
import { listedCasinoCard } from '../../cards/listed-casino-card.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import { casinoListStructuredData } from '../../frame/page-head.js';
import { COMPARE_LIMITS, comparePath } from '../../links/compare-path.js';
import { methodLink } from '../../links/method-link.js';
import { type ToplistLink, toplistLinks } from '../../links/toplist-links.js';
import { rankedCasinos } from '../../lists/casino-ranking.js';
import { type FacetFilterView, facetFilter } from '../../lists/facet-filter.js';
import { listDescription } from '../../lists/list-description.js';
import { readPageQuery } from '../../lists/page-query.js';
import { type PagerView, paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';
import { type Ranked, withRanks } from '../../lists/rank-numbers.js';

/** The Best Casinos page: active casinos ranked by rating. */
export interface BestCasinosPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** What the list can be narrowed by. */
  facets: FacetFilterView;
  /** How many casinos fit, in words. */
  found: string;
  /** The casinos of this page, with their ranks and facts. */
  casinos: Ranked<CasinoCardView & { facts: CardFact[] }>[];
  /** Absent if all casinos fit on one page. */
  pager?: PagerView;
  /** The path of the compare page. */
  compare: string;
  /** A link that compares the first casinos of the page; absent with fewer than two. */
  compareTop?: { href: string; count: number };
  /** The weights behind a score, in percent; they add up to 100. Empty where the site does not say that it weighs so. */
  weights: readonly { title: string; percent: number }[];
  /** The path of the page that says how casinos are rated, if the site has one. */
  method?: string;
  /** The toplists that hold something, on the first page of the whole list; empty on all others. */
  toplists: readonly ToplistLink[];
}

/** How many casinos the "compare top" link takes. */
const COMPARE_TOP = 3;

/** Builds the Best Casinos page. */
export function bestCasinosPage(everywhere: PublicCatalogue, query: QueryInput = ''): BestCasinosPageView {
  const ask = readPageQuery('best-casinos', query);
  const country = findCountry(ask.value('country'));
  const catalogue = catalogueIn(everywhere, country);
  const { title } = pageTexts('bestCasinos', catalogue.labels);
  const lists = pageTexts('lists', catalogue.labels);
  const ranked = rankedCasinos(catalogue);
  const filter = facetFilter(ask, CASINO_FACETS, casinoFacetIndex(catalogue));
  const found = filter.apply(ranked);
  const { items: shown, before, pager } = paginate(found, ask);
  const eligible = shown.filter(({ isBlacklisted }) => !isBlacklisted);
  const first = eligible.slice(0, COMPARE_TOP).map(({ slug }) => slug);
  return {
    ...listPageFrame(catalogue, ask, {
      title,
      ...listDescription(catalogue, title, ranked),
      pager,
      isFiltered: filter.isFiltered,
      country,
      structured: casinoListStructuredData(catalogue.settings, shown),
    }),
    title,
    facets: filter.view,
    found: countedText(lists.casinos, found.length, lists),
    casinos: withRanks(
      shown.map((casino) => ({
        ...listedCasinoCard(casino, catalogue),
        facts: cardFacts(casino),
      })),
      before,
    ),
    ...(pager === undefined ? {} : { pager }),
    compare: comparePath([]),
    ...(first.length < COMPARE_LIMITS.min
      ? {}
      : { compareTop: { href: comparePath(first), count: first.length } }),
    weights: shownWeights(catalogue.settings),
    ...methodLink(catalogue),
    toplists: filter.isFiltered || before > 0 ? [] : toplistLinks(catalogue),
  };
}
