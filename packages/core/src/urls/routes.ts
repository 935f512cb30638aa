/** The URL of a route, and its query parameters. */
interface RouteAddress {
  /** The path; `{slug}` is replaced by a record's slug. */
  pattern: `/${string}`;
  /** The parameters that change the page, in canonical order; others are ignored. */
  query?: readonly string[];
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
  | { record: 'casinos' | 'posts' | 'pages'; lists?: never; notInSitemap?: never }
  | { notInSitemap: NotInSitemap; lists?: never; record?: never };

/** Why a page is not in the sitemap. */
type NotInSitemap = 'account' | 'chosen by the visitor' | 'sample content';

type RouteConfig = RouteAddress & SitemapRule;

/** All routes of the public site. A path belongs to the first route that it matches. */
export const ROUTES = {
  home: { pattern: '/', lists: ['casinos', 'bonuses', 'games', 'posts'], basicSitemap: true },
  search: { pattern: '/search', query: ['q', 'page'], notInSitemap: 'chosen by the visitor' },
  'best-casinos': { pattern: '/best-casinos', query: ['page'], lists: ['casinos'], basicSitemap: true },
  'casinos-by-country': {
    pattern: '/casinos-by-country',
    query: ['country', 'page'],
    lists: ['casinos'],
    basicSitemap: true,
  },
  games: {
    pattern: '/games',
    query: ['category', 'q', 'sort', 'page'],
    lists: ['games'],
    basicSitemap: true,
  },
  guides: { pattern: '/guides', query: ['level', 'page'], lists: ['posts'], basicSitemap: true },
  blog: { pattern: '/blog', query: ['category', 'q', 'sort', 'page'], lists: ['posts'], basicSitemap: true },
  post: { pattern: '/blog/{slug}', record: 'posts' },
  bonuses: { pattern: '/bonuses', query: ['type', 'page'], lists: ['bonuses'], basicSitemap: true },
  reviews: { pattern: '/reviews', query: ['q', 'sort', 'page'], lists: ['casinos'], basicSitemap: true },
  review: { pattern: '/casino/{slug}', record: 'casinos' },
  compare: { pattern: '/compare', query: ['c', 'q', 'only'], notInSitemap: 'chosen by the visitor' },
  blacklisted: { pattern: '/blacklisted', query: ['page'], lists: ['casinos'], basicSitemap: true },
  complaints: { pattern: '/complaints', query: ['q', 'status', 'page'], notInSitemap: 'sample content' },
  forum: { pattern: '/forum', query: ['q', 'page'], notInSitemap: 'sample content' },
  tournaments: { pattern: '/tournaments', query: ['q', 'status', 'page'], notInSitemap: 'sample content' },
  news: { pattern: '/news', query: ['category', 'q', 'page'], lists: ['posts'] },
  login: { pattern: '/login', query: ['from'], notInSitemap: 'account' },
  register: { pattern: '/register', notInSitemap: 'account' },
  profile: { pattern: '/profile', query: ['saved'], notInSitemap: 'account' },
  'forgot-password': { pattern: '/forgot-password', notInSitemap: 'account' },
  'custom-page': { pattern: '/{slug}', record: 'pages' },
} as const satisfies Record<string, RouteConfig>;

/** The name of a route. */
export type RouteKind = keyof typeof ROUTES;

/** The path of a route without a slug, or its pattern. */
export type RoutePattern<Kind extends RouteKind> = (typeof ROUTES)[Kind]['pattern'];

/** All routes, in matching order. */
export const ROUTE_ENTRIES = Object.entries(ROUTES) as [RouteKind, RouteConfig][];

/** A matched route, with its slug if it has one. */
export interface Route {
  kind: RouteKind;
  slug?: string;
}

/** The path of a route. */
export function routePath({ kind, slug = '' }: Route): string {
  return ROUTES[kind].pattern.replace('{slug}', encodeURIComponent(slug));
}

const COMPILED_PATTERNS = ROUTE_ENTRIES.map(([kind, { pattern }]) => {
  const end = pattern.indexOf('{slug}');
  return { kind, pattern, before: end < 0 ? undefined : pattern.slice(0, end) };
});

/** The route of a path, by its pattern alone; undefined if none matches. */
export function matchRoute(path: string): Route | undefined {
  const trimmed = path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path;
  for (const { kind, pattern, before } of COMPILED_PATTERNS) {
    if (pattern === trimmed) return { kind };
    if (before === undefined || !trimmed.startsWith(before)) continue;
    const rest = trimmed.slice(before.length);
    if (SLUG.test(rest)) return { kind, slug: rest };
  }
  return undefined;
}

/** First path segments used by the site itself, so that no page can take them as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...ROUTE_ENTRIES.flatMap(([, { pattern }]) => /^\/([a-z0-9-]+)/.exec(pattern)?.[1] ?? []),
  ...['admin', 'api', 'assets', 'embed', 'media', 'oembed', 'feed', '404', 'new'],
]);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
