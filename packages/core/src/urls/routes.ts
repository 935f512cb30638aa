import {
  BONUS_FACET_NAMES,
  CASINO_FACET_NAMES,
  type FacetName,
  GAME_FACET_NAMES,
} from '../rules/facets/facet-names.js';
import { CASINO_PATTERN } from './casino-path.js';

/** The URL of a route, and its query parameters. */
interface RouteAddress {
  /** The path; `{slug}` is replaced by a record's slug. */
  pattern: `/${string}`;
  /** The parameters that change the page, in canonical order; others are ignored. */
  query?: readonly string[];
  /**
   * The parameters with few values. An address that has no others has them in its path, `/games/category/table`, so that a
   * host of files can answer it.
   */
  inPath?: readonly string[];
  /** Those of them that filter by facets, which may have several values. */
  facets?: readonly FacetName[];
  /** The page exists only where the site says how it weighs a score. */
  needsWeights?: true;
  /** Whether the page is also in the basic sitemap. */
  basicSitemap?: true;
}

/** How the sitemap lists a route; every route says one of the three. */
type SitemapRule =
  /** The collections that the page lists, whose latest change dates it; empty for a page of fixed texts. */
  | {
      lists: readonly ('casinos' | 'bonuses' | 'games' | 'posts')[];
      record?: never;
      notInSitemap?: never;
    }
  /** The collection of the page's record; each record is in the sitemap. */
  | { record: 'casinos' | 'posts' | 'pages' | 'authors' | 'toplists'; lists?: never; notInSitemap?: never }
  | { notInSitemap: NotInSitemap; lists?: never; record?: never };

/** Why a page is not in the sitemap. */
type NotInSitemap = 'account' | 'chosen by the visitor' | 'sample content';

type RouteConfig = RouteAddress & SitemapRule;

/** All routes of the public site. A path belongs to the first route that it matches. */
export const ROUTES = {
  home: { pattern: '/', lists: ['casinos', 'bonuses', 'games', 'posts'], basicSitemap: true },
  search: { pattern: '/search', query: ['q', 'page'], notInSitemap: 'chosen by the visitor' },
  'best-casinos': {
    pattern: '/best-casinos',
    query: [...CASINO_FACET_NAMES, 'page'],
    facets: CASINO_FACET_NAMES,
    inPath: ['page'],
    lists: ['casinos'],
    basicSitemap: true,
  },
  toplist: { pattern: '/best-casinos/{slug}', query: ['page'], inPath: ['page'], record: 'toplists' },
  'casinos-by-country': {
    pattern: '/casinos-by-country',
    query: ['country', 'page'],
    inPath: ['country', 'page'],
    lists: ['casinos'],
    basicSitemap: true,
  },
  games: {
    pattern: '/games',
    query: ['category', 'q', ...GAME_FACET_NAMES, 'sort', 'page'],
    facets: GAME_FACET_NAMES,
    inPath: ['category', 'sort', 'page'],
    lists: ['games'],
    basicSitemap: true,
  },
  guides: {
    pattern: '/guides',
    query: ['level', 'page'],
    inPath: ['level', 'page'],
    lists: ['posts'],
    basicSitemap: true,
  },
  blog: {
    pattern: '/blog',
    query: ['category', 'tag', 'q', 'sort', 'page'],
    inPath: ['category', 'tag', 'sort', 'page'],
    lists: ['posts'],
    basicSitemap: true,
  },
  post: { pattern: '/blog/{slug}', record: 'posts' },
  bonuses: {
    pattern: '/bonuses',
    query: ['type', ...BONUS_FACET_NAMES, 'page'],
    facets: BONUS_FACET_NAMES,
    inPath: ['type', 'page'],
    lists: ['bonuses'],
    basicSitemap: true,
  },
  reviews: {
    pattern: '/reviews',
    query: ['q', ...CASINO_FACET_NAMES, 'sort', 'page'],
    facets: CASINO_FACET_NAMES,
    inPath: ['sort', 'page'],
    lists: ['casinos'],
    basicSitemap: true,
  },
  review: { pattern: CASINO_PATTERN, record: 'casinos' },
  author: { pattern: '/authors/{slug}', record: 'authors' },
  'rating-method': { pattern: '/how-we-rate', lists: [], needsWeights: true },
  compare: { pattern: '/compare', query: ['c', 'q', 'only'], lists: ['casinos'] },
  blacklisted: {
    pattern: '/blacklisted',
    query: ['page'],
    inPath: ['page'],
    lists: ['casinos'],
    basicSitemap: true,
  },
  complaints: {
    pattern: '/complaints',
    query: ['q', 'status', 'page'],
    inPath: ['status', 'page'],
    notInSitemap: 'sample content',
  },
  forum: { pattern: '/forum', query: ['q', 'page'], inPath: ['page'], notInSitemap: 'sample content' },
  tournaments: {
    pattern: '/tournaments',
    query: ['q', 'status', 'page'],
    inPath: ['status', 'page'],
    notInSitemap: 'sample content',
  },
  news: {
    pattern: '/news',
    query: ['category', 'q', 'page'],
    inPath: ['category', 'page'],
    lists: ['posts'],
  },
  login: { pattern: '/login', query: ['from'], notInSitemap: 'account' },
  register: { pattern: '/register', notInSitemap: 'account' },
  profile: { pattern: '/profile', query: ['saved', 'from'], notInSitemap: 'account' },
  'forgot-password': { pattern: '/forgot-password', notInSitemap: 'account' },
  'custom-page': { pattern: '/{slug}', record: 'pages' },
} as const satisfies Record<string, RouteConfig>;

/** The name of a route. */
export type RouteKind = keyof typeof ROUTES;

/** The path of a route without a slug, or its pattern. */
export type RoutePattern<Kind extends RouteKind> = (typeof ROUTES)[Kind]['pattern'];

/** All routes, in matching order. */
export const ROUTE_ENTRIES = /* @__PURE__ */ Object.entries(ROUTES) as [RouteKind, RouteConfig][];

/** A matched route, with its slug if it has one. */
export interface Route {
  kind: RouteKind;
  slug?: string;
  /** The parameters in its path, by name, as the path writes them. */
  params?: ReadonlyMap<string, string>;
}

/** The path of a route, without parameters. */
export function routePath({ kind, slug = '' }: Route): string {
  return ROUTES[kind].pattern.replace('{slug}', encodeURIComponent(slug));
}

const COMPILED_PATTERNS = /* @__PURE__ */ ROUTE_ENTRIES.map(([kind, { pattern, inPath }]) => {
  const end = pattern.indexOf('{slug}');
  return { kind, pattern, before: end < 0 ? undefined : pattern.slice(0, end), inPath };
});

/** The route of a path, by its pattern alone; undefined if none matches. */
export function matchRoute(path: string): Route | undefined {
  const trimmed = path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path;
  for (const { kind, pattern, before, inPath } of COMPILED_PATTERNS) {
    if (pattern === trimmed) return { kind };
    const start = before ?? `${pattern}/`;
    if (!trimmed.startsWith(start)) continue;
    const rest = trimmed.slice(start.length);
    if (before !== undefined && SLUG.test(rest)) return { kind, slug: rest };
    const segments = inPath === undefined ? [] : rest.split('/');
    const slug = before === undefined ? undefined : segments.shift();
    const params = pathParams(segments, inPath ?? []);
    if (params === undefined || (slug !== undefined && !SLUG.test(slug))) continue;
    return { kind, ...(slug === undefined ? {} : { slug }), params };
  }
  return undefined;
}

/** The parameters in the segments of a path, names and values in turn; undefined if they are anything else. */
function pathParams(segments: readonly string[], names: readonly string[]): Map<string, string> | undefined {
  const params = new Map<string, string>();
  for (let i = 0; i < segments.length; i += 2) {
    const [name = '', value = ''] = segments.slice(i, i + 2);
    if (!names.includes(name) || params.has(name) || !SLUG.test(value)) return undefined;
    params.set(name, value);
  }
  return params.size === 0 ? undefined : params;
}

/** First path segments used by the site itself, so that no page can take them as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ reservedSlugs());

function reservedSlugs(): string[] {
  const routes = ROUTE_ENTRIES.flatMap(([, { pattern }]) => /^\/([a-z0-9-]+)/.exec(pattern)?.[1] ?? []);
  return [...routes, 'admin', 'api', 'assets', 'embed', 'media', 'oembed', 'feed', '404', 'new'];
}

/** Words that stand after `/best-casinos` themselves, so that no toplist can take them as its slug. */
export const TOPLIST_RESERVED_SLUGS: ReadonlySet<string> = new Set([...ROUTES['best-casinos'].query, 'feed']);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
