/** Every kind of page, and its address; `{…}` stands for a slug. */
export const PLACES = {
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
  casino: '/casino/{slug}',
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
  page: '/{slug}',
} as const;

/** A kind of page. */
export type PlaceKind = keyof typeof PLACES;

/** The kinds of page that the site shows; the addresses of the others are kept for them. */
export const SHOWN_PLACES = [
  'home',
  'search',
  'best-casinos',
  'casinos-by-country',
  'games',
  'guides',
  'blog',
  'post',
  'bonuses',
  'reviews',
  'casino',
  'compare',
  'blacklisted',
  'complaints',
  'forum',
  'tournaments',
  'news',
  'login',
  'register',
  'profile',
  'forgot-password',
  'page',
] as const satisfies PlaceKind[];

/** A kind of page that the site shows. */
export type ShownPlaceKind = (typeof SHOWN_PLACES)[number];

/** A page: its kind and, where its address has one, its slug. */
export interface PagePlace {
  kind: PlaceKind;
  slug?: string;
}

/** The path of a page. */
export function addressOf({ kind, slug = '' }: PagePlace): string {
  return PLACES[kind].replace('{slug}', encodeURIComponent(slug));
}

/** True for a kind of page that the site shows. */
export function isShown(kind: PlaceKind): kind is ShownPlaceKind {
  return (SHOWN_PLACES as readonly PlaceKind[]).includes(kind);
}

const PATTERNS = (Object.entries(PLACES) as [PlaceKind, string][]).map(([kind, pattern]) => {
  const end = pattern.indexOf('{slug}');
  return { kind, pattern, before: end < 0 ? undefined : pattern.slice(0, end) };
});

/** The page that a path leads to, by its shape alone; undefined where no kind of page has that shape. */
export function placeAt(path: string): PagePlace | undefined {
  const trimmed = path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path;
  for (const { kind, pattern, before } of PATTERNS) {
    if (pattern === trimmed) return { kind };
    if (before === undefined || !trimmed.startsWith(before)) continue;
    const rest = trimmed.slice(before.length);
    if (SLUG.test(rest)) return { kind, slug: rest };
  }
  return undefined;
}

/** First parts of addresses that are the site's own, so that no page may take them as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...Object.values(PLACES).flatMap((pattern) => /^\/([a-z-]+)/.exec(pattern)?.[1] ?? []),
  ...['admin', 'api', 'assets', 'embed', 'media', 'oembed', 'feed', '404', 'new'],
]);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
