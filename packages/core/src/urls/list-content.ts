import { BONUS_CATEGORIES } from '../collections/bonuses/bonus.js';
import { GAME_CATEGORIES, type PublicGame } from '../collections/games/game.js';
import { memoizeWeak } from '../lazy.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { DEFAULT_BONUS_TYPE } from '../rules/bonus-type.js';
import { casinoFacetIndex } from '../rules/facets/catalogue-facets.js';
import { FacetIndex } from '../rules/facets/facet-index.js';
import { bonusFacets, GAME_FACETS } from '../rules/facets/offer-facets.js';
import { isOnToplist } from '../rules/facets/toplist-query.js';
import { GAMES_PAGE_SORTS } from '../rules/game-sort.js';
import { POST_SORTS, visiblePosts } from '../rules/visible-posts.js';
import { type ListContent, sumUp, undated } from './content-sum.js';
import {
  bonusesByType,
  bonusType,
  country,
  gameCategory,
  gamesByCategory,
  guideLevel,
  guides,
  type ListParam,
  postCategory,
  tag,
  visibleGames,
  withoutFeatured,
} from './list-params.js';
import type { QueryParam } from './route-queries.js';
import { ROUTES, type Route, type RouteKind } from './routes.js';

interface ListConfig {
  whole(catalogue: PublicCatalogue): ListContent;
  params?: readonly ListParam[];
  /** The values of parameters that sort or narrow it without making pages of their own. */
  choices?: Partial<Record<QueryParam, readonly string[]>>;
  /** The index that tells the values of its filters. */
  facets?(catalogue: PublicCatalogue): Pick<FacetIndex<never>, 'knows'>;
}

/** What a route lists, without its parameters; undefined for a page that is no list. */
export function listContent(catalogue: PublicCatalogue, { kind, slug = '' }: Route): ListContent | undefined {
  if (kind === 'toplist') return toplistContent(catalogue).get(slug);
  return LISTS[kind]?.whole(catalogue);
}

/** The parameters of a route whose values are pages of their own. */
export function listParams(kind: RouteKind): readonly ListParam[] {
  return LISTS[kind]?.params ?? [];
}

/** Whether a page has something on it: a list has a record, any other page its text. */
export function hasContent(
  catalogue: PublicCatalogue,
  route: Route,
  asked: ReadonlyMap<QueryParam, string>,
): boolean {
  const [part] = listParams(route.kind).flatMap(({ name, find }) => {
    const value = asked.get(name);
    return value === undefined ? [] : [find(catalogue, value)];
  });
  return (part ?? listContent(catalogue, route))?.count !== 0;
}

/** Whether every value that an address chooses means something to its list; search texts and numbers of pages always do. */
export function knowsChoices(
  catalogue: PublicCatalogue,
  { kind }: Route,
  asked: ReadonlyMap<QueryParam, string>,
): boolean {
  const { params = [], choices = {}, facets } = LISTS[kind] ?? {};
  const config = ROUTES[kind];
  const filters: readonly string[] = 'facets' in config ? config.facets : [];
  for (const [name, value] of asked) {
    const param = params.find((one) => one.name === name);
    if (param !== undefined && param.find(catalogue, value) === undefined) return false;
    if (choices[name]?.includes(value) === false) return false;
    const index = filters.includes(name) ? facets?.(catalogue) : undefined;
    if (index !== undefined && !value.split(',').every((word) => index.knows(name, word))) return false;
  }
  return true;
}

const casinosOf = ({ casinos }: PublicCatalogue) => contentOf(casinos);
const contentOf = memoizeWeak((records: readonly { updatedAt: string }[]) => sumUp(records));
const blacklist = memoizeWeak((casinos: PublicCatalogue['casinos']) =>
  sumUp(casinos.filter(({ isBlacklisted }) => isBlacklisted)),
);

const toplistContent = memoizeWeak(
  ({ casinos, toplists, today }: PublicCatalogue) =>
    new Map(
      Array.from(toplists.values(), ({ slug, query, updatedAt }) => {
        const isListed = isOnToplist(query, today);
        const count = casinos.reduce((sum, casino) => sum + Number(isListed(casino)), 0);
        return [slug, { count, updatedAt }] as const;
      }),
    ),
);

/** Those of a known category; the others are ignored. */
const shownBonuses = memoizeWeak((bonuses: PublicCatalogue['bonuses']) =>
  sumUp(bonuses.filter(({ category }) => BONUS_CATEGORIES.includes(category))),
);

const gameFacets = memoizeWeak((games: readonly PublicGame[]) => FacetIndex.of(games, GAME_FACETS));
const bonusFacetIndex = memoizeWeak((catalogue: PublicCatalogue) =>
  FacetIndex.of(catalogue.bonuses, bonusFacets(catalogue)),
);

/** The lists of a site. */
const LISTS: Partial<Record<RouteKind, ListConfig>> = {
  'best-casinos': { whole: casinosOf, facets: casinoFacetIndex },
  'casinos-by-country': { whole: (catalogue) => ({ ...casinosOf(catalogue), paged: 0 }), params: [country] },
  reviews: { whole: casinosOf, facets: casinoFacetIndex, choices: { sort: ['rating', 'date', 'name'] } },
  compare: { whole: (catalogue) => ({ ...casinosOf(catalogue), paged: 0 }) },
  blacklisted: { whole: ({ casinos }) => blacklist(casinos) },
  games: {
    whole: (catalogue) => {
      const games = visibleGames(catalogue);
      return { ...contentOf(games), paged: gamesByCategory(games).get(GAME_CATEGORIES[0])?.count ?? 0 };
    },
    params: [gameCategory],
    choices: { sort: GAMES_PAGE_SORTS },
    facets: (catalogue) => gameFacets(visibleGames(catalogue)),
  },
  bonuses: {
    whole: ({ bonuses }) => ({
      ...shownBonuses(bonuses),
      paged: bonusesByType(bonuses).get(DEFAULT_BONUS_TYPE)?.count ?? 0,
    }),
    params: [bonusType],
    facets: bonusFacetIndex,
  },
  blog: {
    whole: (catalogue) => contentOf(visiblePosts(catalogue)),
    params: [postCategory('blog'), tag],
    choices: { sort: POST_SORTS },
  },
  news: {
    whole: (catalogue) => withoutFeatured(contentOf(visiblePosts(catalogue))),
    params: [postCategory('news')],
  },
  guides: { whole: guides, params: [guideLevel] },
  complaints: {
    whole: ({ community }) => undated(community.complaints.length),
    choices: { status: ['resolved', 'in-progress', 'pending'] },
  },
  forum: { whole: ({ community: { forum } }) => undated(forum.categories.length + forum.topics.length) },
  tournaments: {
    whole: ({ community }) => undated(community.tournaments.length),
    choices: { status: ['active', 'upcoming', 'completed'] },
  },
};
