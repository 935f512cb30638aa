/** Every kind of page, and its address; `{…}` stands for a slug. */
export const ROUTE_PATTERNS = {
  home: '/',
  search: '/search',
  'best-casinos': '/best-casinos',
  'casinos-by-country': '/casinos-by-country',
  games: '/games',
  guides: '/guides',
  blog: '/blog',
  post: '/blog/{slug}',
  bonuses: '/bonuses',
  reviews: '/reviews',
  review: '/casino/{slug}',
  compare: '/compare',
  blacklisted: '/blacklisted',
  complaints: '/complaints',
  forum: '/forum',
  tournaments: '/tournaments',
  news: '/news',
  login: '/login',
  register: '/register',
  profile: '/profile',
  'forgot-password': '/forgot-password',
  'custom-page': '/{slug}',
} as const;

/** A kind of page. */
export type RouteKind = keyof typeof ROUTE_PATTERNS;

/** A page: its kind and, where its address has one, its slug. */
export interface Route {
  kind: RouteKind;
  slug?: string;
}

/** The path of a page. */
export function routePath({ kind, slug = '' }: Route): string {
  return ROUTE_PATTERNS[kind].replace('{slug}', encodeURIComponent(slug));
}

const COMPILED_PATTERNS = (Object.entries(ROUTE_PATTERNS) as [RouteKind, string][]).map(([kind, pattern]) => {
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
  ...Object.values(ROUTE_PATTERNS).flatMap((pattern) => /^\/([a-z-]+)/.exec(pattern)?.[1] ?? []),
  ...['admin', 'api', 'assets', 'embed', 'media', 'oembed', 'feed', '404', 'new'],
]);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
