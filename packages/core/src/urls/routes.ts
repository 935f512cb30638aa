/** What the addresses of one kind of page look like, and which records decide whether and how the sitemap names them. */
interface RouteConfig {
  /** The path; `{slug}` stands for the slug of a record. */
  pattern: `/${string}`;
  /** The query parameters that change what the page shows, in their canonical order; any other is ignored. */
  query?: readonly string[];
  /** The collections that the page lists: it is in the sitemap, and changes with them. */
  lists?: readonly ('casinos' | 'bonuses' | 'games' | 'posts')[];
  /** The collection of the record that the page shows: each of its records is in the sitemap. */
  record?: 'casinos' | 'posts' | 'pages';
  /** Whether the page is in the basic sitemap as well. */
  basicSitemap?: true;
}

/** Every kind of visitor page. A path belongs to the first kind that it matches. */
export const ROUTES = {
  home: { pattern: '/', lists: ['casinos', 'bonuses', 'games', 'posts'], basicSitemap: true },
  search: { pattern: '/search', query: ['q', 'page'] },
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
  compare: { pattern: '/compare', query: ['c', 'q', 'only'] },
  blacklisted: { pattern: '/blacklisted', query: ['page'], lists: ['casinos'], basicSitemap: true },
  complaints: { pattern: '/complaints', query: ['q', 'status', 'page'] },
  forum: { pattern: '/forum', query: ['q', 'page'] },
  tournaments: { pattern: '/tournaments', query: ['q', 'status', 'page'] },
  news: { pattern: '/news', query: ['category', 'q', 'page'], lists: ['posts'] },
  login: { pattern: '/login', query: ['from'] },
  register: { pattern: '/register' },
  profile: { pattern: '/profile' },
  'forgot-password': { pattern: '/forgot-password' },
  'custom-page': { pattern: '/{slug}', record: 'pages' },
} as const satisfies Record<string, RouteConfig>;

/** A kind of page. */
export type RouteKind = keyof typeof ROUTES;

/** Every kind of page with its route, in the order in which paths are matched. */
export const ROUTE_ENTRIES = Object.entries(ROUTES) as [RouteKind, RouteConfig][];

/** A page: its kind and, where its address has one, its slug. */
export interface Route {
  kind: RouteKind;
  slug?: string;
}

/** The path of a page. */
export function routePath({ kind, slug = '' }: Route): string {
  return ROUTES[kind].pattern.replace('{slug}', encodeURIComponent(slug));
}

const COMPILED_PATTERNS = ROUTE_ENTRIES.map(([kind, { pattern }]) => {
  const end = pattern.indexOf('{slug}');
  return { kind, pattern, before: end < 0 ? undefined : pattern.slice(0, end) };
});

/** The page that a path leads to, by its shape alone; undefined where no kind of page has that shape. */
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

/** First parts of addresses that are the site's own, so that no page may take them as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...ROUTE_ENTRIES.flatMap(([, { pattern }]) => /^\/([a-z-]+)/.exec(pattern)?.[1] ?? []),
  ...['admin', 'api', 'assets', 'embed', 'media', 'oembed', 'feed', '404', 'new'],
]);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
