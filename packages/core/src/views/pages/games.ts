import { gameLabels } from '../../labels/offers.js';
import { GAME_CATEGORIES, type PublicGame } from '../../model/game.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Figure } from '../../model/showcase.js';
import { type GameSort, parseGameSort, sortGames } from '../../rules/game-sort.js';
import { matches } from '../../rules/search.js';
import { type GameCardView, gameCard } from '../cards/game-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';

type Category = (typeof GAME_CATEGORIES)[number];

/** The games page: games of one kind, those that editors point out, and figures about them. */
export interface GamesPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  intro: string;
  /** The search, the order and where the form sends them. */
  filter: FilterFormView;
  /** They lead to the list itself, past what stands above it. */
  tabs: ChoiceLinkView[];
  /** The id of the list's section. */
  listId: string;
  /** What the list below the tabs is called. */
  listTitle: string;
  /** How many are found, in words. */
  found: string;
  /** The games of this page of the list. */
  games: GameCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands there where no game is found. */
  empty: { title: string; text?: string };
  /** Empty while something is sought, and on the later pages of a list. */
  featured: GameCardView[];
  /** Figures about the games; empty for none. */
  figures: Figure[];
  /** The names of game providers. */
  providers: string[];
}

/** How many games the page points out. */
const FEATURED_GAMES = 6;

const DEFAULT_CATEGORY: Category = 'slots';
const LIST_ID = 'games';

/** The games page of a catalogue, as a query asks for it; a kind that is not known is the first one. */
export function gamesPage(catalogue: PublicCatalogue, query = ''): GamesPageView {
  const ask = readPageQuery('games', query);
  const category = GAME_CATEGORIES.find((one) => one === ask.value('category')) ?? DEFAULT_CATEGORY;
  const sort = parseGameSort(ask.value('sort'));
  const sought = ask.value('q');
  const all = catalogue.games.length > 0 ? catalogue.games : (catalogue.demoFallbacks?.games ?? []);
  const found = sortGames(all, sort).filter((game) => matches(sought, game.name, game.provider));
  const chosen = found.filter((game) => game.category === category);
  const { items, pager } = paginate(chosen, ask);
  const page = pager?.page ?? 1;
  const listTitle = gameLabels.tabs[category];
  const asCategory = category === DEFAULT_CATEGORY ? '' : category;
  return {
    ...listPageFrame(catalogue, ask, {
      title: category === DEFAULT_CATEGORY ? gameLabels.title : `${gameLabels.title}: ${listTitle}`,
      crumb: gameLabels.title,
      description: gameLabels.intro,
      pager,
      own: { category: asCategory },
    }),
    title: gameLabels.title,
    intro: gameLabels.intro,
    filter: {
      action: ask.path,
      hiddenFields: category === DEFAULT_CATEGORY ? [] : [{ name: 'category', value: category }],
      search: {
        name: 'q',
        label: gameLabels.search,
        placeholder: gameLabels.searchHint,
        value: sought,
      },
      select: {
        name: 'sort',
        label: gameLabels.sort,
        value: sort,
        options: sortOptions(),
      },
      submit: gameLabels.submit,
      ...(sought === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    tabs: GAME_CATEGORIES.map((one) => ({
      label: gameLabels.tabs[one],
      href: `${ask.href({ category: one === DEFAULT_CATEGORY ? '' : one })}#${LIST_ID}`,
      isCurrent: one === category,
      count: found.filter((game) => game.category === one).length,
    })),
    listId: LIST_ID,
    listTitle,
    found: gameLabels.found(chosen.length),
    games: items.map(gameCard),
    ...(pager === undefined ? {} : { pager }),
    empty:
      all.length === 0
        ? { title: gameLabels.noneYet }
        : { title: gameLabels.none, text: gameLabels.noneText },
    featured: sought === '' && page === 1 ? featuredGames(all) : [],
    figures: catalogue.showcase.games.figures,
    providers: catalogue.showcase.games.providers,
  };
}

function sortOptions(): { value: GameSort; label: string }[] {
  return Object.entries(gameLabels.sorts).map(([value, label]) => ({ value: value as GameSort, label }));
}

function featuredGames(all: readonly PublicGame[]): GameCardView[] {
  return sortGames(all, 'rating')
    .filter((game) => game.featured)
    .slice(0, FEATURED_GAMES)
    .map(gameCard);
}
