import { MAX_SLUG_LENGTH } from '../values/slug.js';
import { matchRoute, type RouteKind } from './routes.js';

/** What each kind of page reads of its query; whatever else stands there is no part of what it shows. */
export const ROUTE_QUERIES = {
  search: ['q', 'page'],
  'best-casinos': ['page'],
  'casinos-by-country': ['country', 'page'],
  games: ['category', 'q', 'sort', 'page'],
  guides: ['level', 'page'],
  blog: ['category', 'q', 'sort', 'page'],
  bonuses: ['type', 'page'],
  reviews: ['q', 'sort', 'page'],
  compare: ['c', 'q', 'only'],
  blacklisted: ['page'],
  complaints: ['q', 'status', 'page'],
  forum: ['q', 'page'],
  tournaments: ['q', 'status', 'page'],
  login: ['from'],
  news: ['category', 'q', 'page'],
} as const satisfies Partial<Record<RouteKind, readonly string[]>>;

/** A kind of page that can be asked for in more than one way. */
export type QueriedRouteKind = keyof typeof ROUTE_QUERIES;

/** The name of what a page may be asked. */
export type QueryParam = (typeof ROUTE_QUERIES)[QueriedRouteKind][number];

/** The longest words that are sought, in characters. */
const MAX_SEARCH_LENGTH = 200;

/** What a query asks of a kind of page: by the known names, in their order; blanks left out. */
export function parseRouteQuery(kind: RouteKind, query: string): Map<QueryParam, string> {
  const names: readonly QueryParam[] = ROUTE_QUERIES[kind as QueriedRouteKind] ?? [];
  const given = new URLSearchParams(query);
  const asked = new Map<QueryParam, string>();
  for (const name of names) {
    const value =
      name === 'c'
        ? parseComparedSlugs(given)
        : given.get(name)?.trim().slice(0, MAX_SEARCH_LENGTH).trimEnd();
    if (value !== undefined && value !== '') asked.set(name, value);
  }
  return asked;
}

/** How many casinos a comparison may name; those over what it shows are told so. */
const MAX_NAMED_CASINOS = 8;

/** The casinos that a comparison names, each once; a form sends them one by one, a link as a list. */
function parseComparedSlugs(given: URLSearchParams): string {
  const names = given.getAll('c').flatMap((list) => list.split(',', MAX_NAMED_CASINOS));
  const cut = names.map((name) => name.trim().slice(0, MAX_SLUG_LENGTH)).filter((name) => name !== '');
  return [...new Set(cut)].slice(0, MAX_NAMED_CASINOS).join(',');
}

/** A query as text, '' for an empty one. */
export function formatQuery(asked: ReadonlyMap<QueryParam, string>): string {
  return new URLSearchParams([...asked]).toString().replaceAll('%2C', ',');
}

/** The part of a query that decides what a path shows, the same text for all that show the same. */
export function canonicalQuery(path: string, query: string): string {
  if (query === '') return '';
  const kind = matchRoute(path)?.kind;
  return kind === undefined ? '' : formatQuery(parseRouteQuery(kind, query));
}
