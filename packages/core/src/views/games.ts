import { gameLabels } from '../labels/offers.js';
import { GAME_CATEGORIES, type PublicGame } from '../model/game.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { Figure } from '../model/showcase.js';
import { type GameSort, gameSortIn, inGameOrder } from '../rules/game-order.js';
import { matches } from '../rules/search.js';
import { asked } from './asked.js';
import type { Frame } from './frame.js';
import { type GameCardView, gameCard } from './game-card.js';
import { type ChoiceLinkView, type FilterFormView, type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';

type Category = (typeof GAME_CATEGORIES)[number];

/** The games page: games of one kind, those that editors point out, and figures about them. */
export interface GamesView extends Frame {
  title: string;
  intro: string;
  filter: FilterFormView;
  /** They lead to the list itself, past what stands above it. */
  tabs: ChoiceLinkView[];
  /** The id of the list's section. */
  listId: string;
  /** What the list below the tabs is called. */
  listTitle: string;
  /** How many are found, in words. */
  found: string;
  games: GameCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands there where no game is found. */
  empty: { title: string; text?: string };
  /** Empty while something is sought, and on the later pages of a list. */
  featured: GameCardView[];
  figures: Figure[];
  providers: string[];
}

/** How many games the page points out. */
const FEATURED_GAMES = 6;

const FIRST: Category = 'slots';
const LIST_ID = 'games';

/** The games page of a catalogue, as a query asks for it; a kind that is not known is the first one. */
export function games(catalogue: PublicCatalogue, query = ''): GamesView {
  const ask = asked('games', query);
  const category = GAME_CATEGORIES.find((one) => one === ask.value('category')) ?? FIRST;
  const sort = gameSortIn(ask.value('sort'));
  const sought = ask.value('q');
  const all = catalogue.games.length > 0 ? catalogue.games : (catalogue.standIns?.games ?? []);
  const found = inGameOrder(all, sort).filter((game) => matches(sought, game.name, game.provider));
  const chosen = found.filter((game) => game.category === category);
  const { items, pager } = paged(chosen, ask);
  const page = pager?.page ?? 1;
  const listTitle = gameLabels.tabs[category];
  const asCategory = category === FIRST ? '' : category;
  return {
    ...listFrame(catalogue, ask, {
      title: category === FIRST ? gameLabels.title : `${gameLabels.title}: ${listTitle}`,
      crumb: gameLabels.title,
      description: gameLabels.intro,
      pager,
      own: { category: asCategory },
    }),
    title: gameLabels.title,
    intro: gameLabels.intro,
    filter: {
      action: ask.path,
      kept: category === FIRST ? [] : [{ name: 'category', value: category }],
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
      href: `${ask.href({ category: one === FIRST ? '' : one })}#${LIST_ID}`,
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
    featured: sought === '' && page === 1 ? pointedOut(all) : [],
    figures: catalogue.showcase.games.figures,
    providers: catalogue.showcase.games.providers,
  };
}

function sortOptions(): { value: GameSort; label: string }[] {
  return Object.entries(gameLabels.sorts).map(([value, label]) => ({ value: value as GameSort, label }));
}

function pointedOut(all: readonly PublicGame[]): GameCardView[] {
  return inGameOrder(all, 'rating')
    .filter((game) => game.featured)
    .slice(0, FEATURED_GAMES)
    .map(gameCard);
}
