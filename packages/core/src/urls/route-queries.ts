import { MAX_SLUG_LENGTH } from '../values/slug.js';
import { matchRoute, ROUTES, type RouteKind } from './routes.js';

type Queried<K> = K extends RouteKind ? ((typeof ROUTES)[K] extends { query: unknown } ? K : never) : never;

/** A route with query parameters. */
export type QueriedRouteKind = Queried<RouteKind>;

/** A query parameter of a route. */
export type QueryParamOf<K extends QueriedRouteKind> = (typeof ROUTES)[K]['query'][number];

/** A query parameter of any route. */
export type QueryParam = QueryParamOf<QueriedRouteKind>;

/** The query parameters of a route, in canonical order. */
export function queryParams(kind: RouteKind): readonly QueryParam[] {
  const config = ROUTES[kind];
  return 'query' in config ? config.query : [];
}

/** Maximum length of search text, in characters. */
const MAX_SEARCH_LENGTH = 200;

/** Parses the known parameters of a route's query, in canonical order; blank ones are left out. */
export function parseRouteQuery(kind: RouteKind, query: string): Map<QueryParam, string> {
  const given = new URLSearchParams(query);
  const asked = new Map<QueryParam, string>();
  for (const name of queryParams(kind)) {
    const value =
      name === 'c'
        ? parseComparedSlugs(given)
        : given.get(name)?.trim().slice(0, MAX_SEARCH_LENGTH).trimEnd();
    if (value !== undefined && value !== '') asked.set(name, value);
  }
  return asked;
}

/** Maximum number of casinos read from a comparison; the page lists those beyond what it can show. */
const MAX_NAMED_CASINOS = 8;

/** The compared casinos without duplicates; forms repeat the parameter, links use commas. */
function parseComparedSlugs(given: URLSearchParams): string {
  const names = given.getAll('c').flatMap((list) => list.split(',', MAX_NAMED_CASINOS));
  const cut = names.map((name) => name.trim().slice(0, MAX_SLUG_LENGTH)).filter((name) => name !== '');
  return [...new Set(cut)].slice(0, MAX_NAMED_CASINOS).join(',');
}

/** Formats a query; '' if it is empty. */
export function formatQuery(asked: ReadonlyMap<QueryParam, string>): string {
  return new URLSearchParams([...asked]).toString().replaceAll('%2C', ',');
}

/** The canonical form of a path's query: equal for queries that show the same page. */
export function canonicalQuery(path: string, query: string): string {
  if (query === '') return '';
  const kind = matchRoute(path)?.kind;
  return kind === undefined ? '' : formatQuery(parseRouteQuery(kind, query));
}
