import { GAME_CATEGORIES, type PublicGame } from '../../collections/games/game.js';
import { countedText } from '../../labels/localize/localized-text.js';
import type { Figure } from '../../model/documents/showcase.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { FacetIndex } from '../../rules/facets/facet-index.js';
import { GAME_FACETS } from '../../rules/facets/offer-facets.js';
import { GAMES_PAGE_SORTS, parseGameSort, sortGames } from '../../rules/game-sort.js';
import { matches } from '../../rules/search.js';
import { visibleGames } from '../../urls/list-params.js';
import { type GameCardView, gameCard } from '../cards/game-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { type FacetFilterView, facetFilter } from '../lists/facet-filter.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';
import type { QueryInput } from '../lists/query-text.js';

type Category = (typeof GAME_CATEGORIES)[number];

/** The Games page: games of one category, featured games and figures. */
export interface GamesPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The line below it. */
  intro: string;
  /** The search and the order. */
  filter: FilterFormView;
  /** What the list can be narrowed by. */
  facets: FacetFilterView;
  /** Category tabs; they link to the list's fragment. */
  tabs: ChoiceLinkView[];
  /** The id of the list's section, the target of the tabs. */
  listId: string;
  /** The heading of the list. */
  listTitle: string;
  /** The number of matches, in words. */
  found: string;
  /** The games of this page. */
  games: GameCardView[];
  /** Absent if all games fit on one page. */
  pager?: PagerView;
  /** The message shown when the list is empty. */
  empty: { title: string; text?: string };
  /** Empty during a search, where filters are chosen, and on later pages. */
  featured: GameCardView[];
  /** Numbers that staff entered for this page. */
  figures: Figure[];
  /** Providers that staff named for this page. */
  providers: string[];
}

const FEATURED_GAMES = 6;

const DEFAULT_CATEGORY: Category = 'slots';
const LIST_ID = 'games';

/** Builds the Games page; an unknown category shows the default one. */
export function gamesPage(catalogue: PublicCatalogue, query: QueryInput = ''): GamesPageView {
  const ask = readPageQuery('games', query);
  const texts = pageTexts('games', catalogue.labels);
  const category = GAME_CATEGORIES.find((one) => one === ask.value('category')) ?? DEFAULT_CATEGORY;
  const sort = parseGameSort(ask.value('sort'));
  const searchText = ask.value('q');
  const all = visibleGames(catalogue);
  const found = sortGames(all, sort).filter((game) => matches(searchText, game.name, game.provider));
  const ofCategory = found.filter((game) => game.category === category);
  const facets = facetFilter(ask, GAME_FACETS, FacetIndex.of(ofCategory, GAME_FACETS));
  const chosen = facets.apply(ofCategory);
  const { items, pager } = paginate(chosen, ask);
  const page = pager?.page ?? 1;
  const listTitle = texts.tabs[category];
  const asCategory = category === DEFAULT_CATEGORY ? '' : category;
  const kept = (fields: FilterFormView['hiddenFields']) =>
    fields.filter(({ name, value }) => name !== 'category' || value === asCategory);
  return {
    ...listPageFrame(catalogue, ask, {
      title: category === DEFAULT_CATEGORY ? texts.title : `${texts.title}: ${listTitle}`,
      crumb: texts.title,
      description: category === DEFAULT_CATEGORY ? texts.intro : `${listTitle}. ${texts.intro}`,
      pager,
      isFiltered: facets.isFiltered,
      own: { category: asCategory },
    }),
    title: texts.title,
    intro: texts.intro,
    filter: {
      action: ask.path,
      hiddenFields: kept(ask.hiddenFields(['q', 'sort'])),
      search: { name: 'q', label: texts.search, placeholder: texts.searchHint, value: searchText },
      select: {
        name: 'sort',
        label: texts.sort,
        value: sort,
        options: GAMES_PAGE_SORTS.map((value) => ({ value, label: texts.sorts[value] })),
      },
      submit: texts.submit,
      ...(searchText === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    facets: { ...facets.view, hiddenFields: kept(facets.view.hiddenFields) },
    tabs: GAME_CATEGORIES.map((one) => ({
      label: texts.tabs[one],
      href: `${ask.href({ category: one === DEFAULT_CATEGORY ? '' : one })}#${LIST_ID}`,
      isCurrent: one === category,
      count: found.filter((game) => game.category === one).length,
    })),
    listId: LIST_ID,
    listTitle,
    found: countedText(texts.found, chosen.length, texts),
    games: items.map(gameCard),
    ...(pager === undefined ? {} : { pager }),
    empty: all.length === 0 ? { title: texts.noneYet } : { title: texts.none, text: texts.noneText },
    featured: searchText === '' && !facets.isFiltered && page === 1 ? featuredGames(all) : [],
    figures: catalogue.showcase.games.figures,
    providers: catalogue.showcase.games.providers,
  };
}

function featuredGames(all: readonly PublicGame[]): GameCardView[] {
  return sortGames(all, 'rating')
    .filter((game) => game.featured)
    .slice(0, FEATURED_GAMES)
    .map(gameCard);
}
