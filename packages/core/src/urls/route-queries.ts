import { MAX_SLUG_LENGTH } from '../values/slug.js';
import { matchRoute, ROUTES, type RouteKind } from './routes.js';

type Queried<K> = K extends RouteKind ? ((typeof ROUTES)[K] extends { query: unknown } ? K : never) : never;

/** A kind of page that has query parameters. */
export type QueriedRouteKind = Queried<RouteKind>;

/** A query parameter of a kind of page. */
export type QueryParamOf<K extends QueriedRouteKind> = (typeof ROUTES)[K]['query'][number];

/** A query parameter of any page. */
export type QueryParam = QueryParamOf<QueriedRouteKind>;

/** The query parameters of a kind of page, in their canonical order. */
export function queryParams(kind: RouteKind): readonly QueryParam[] {
  const config = ROUTES[kind];
  return 'query' in config ? config.query : [];
}

/** The longest words that are sought, in characters. */
const MAX_SEARCH_LENGTH = 200;

/** What a query asks of a kind of page: by the known names, in their order; blanks left out. */
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
