import { type FacetName, readFacetValues } from '../rules/facets/facet-names.js';
import { pageNumber } from '../rules/list-pages.js';
import { MAX_SLUG_LENGTH, slugOf } from '../values/text/make-slug.js';
import { matchRoute, ROUTES, type Route, type RouteKind, routePath } from './routes.js';
import { decodeQueryPart, queryParts } from './url-path.js';

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

/** The query parameters of a route that filter by facets. */
function facetNames(kind: RouteKind): ReadonlySet<QueryParam> {
  const config = ROUTES[kind];
  return new Set('facets' in config ? config.facets : []);
}

/** Maximum length of search text, in characters. */
const MAX_SEARCH_LENGTH = 200;

/** Parses the known parameters of a route's query, in canonical order; blank ones are left out. */
export function parseRouteQuery(kind: RouteKind, query: string): Map<QueryParam, string> {
  const given = new URLSearchParams(query);
  const asked = new Map<QueryParam, string>();
  const facets = facetNames(kind);
  for (const name of queryParams(kind)) {
    const value =
      name === 'c'
        ? parseComparedSlugs(given)
        : facets.has(name)
          ? readFacetValues(name as FacetName, given.getAll(name)).join(',')
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

/**
 * The path and query of a route with parameters. They stand in the path, in canonical order, where every one of them may;
 * otherwise all of them are a query, so that a form can send them. The first page needs no number.
 */
export function routeAddress(route: Route, values: ReadonlyMap<QueryParam, string>): string {
  const asked = queryParams(route.kind).flatMap((name) => {
    const value = values.get(name) ?? '';
    const isGiven = name === 'page' ? pageNumber(value) > 1 : value !== '';
    return isGiven ? [[name, value] as const] : [];
  });
  const path = routePath(route);
  const segments = asked.map(([name, value]) => pathSegment(route.kind, name, value));
  if (segments.every((segment) => segment !== undefined)) return path + segments.join('');
  return `${path}?${formatQuery(new Map(asked))}`;
}

/** The parameters that a route's path and query ask for, in canonical order; the path wins. */
export function routeParams({ kind, params = new Map() }: Route, query: string): Map<QueryParam, string> {
  const inQuery = query === '' ? new Map<QueryParam, string>() : parseRouteQuery(kind, query);
  return new Map(
    queryParams(kind).flatMap((name) => {
      const value = params.get(name) ?? inQuery.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The address of a page, with what else the query has, such as the campaign that a link is part of. */
export function pageAddress(route: Route, query: string): string {
  const address = routeAddress(route, routeParams(route, query));
  const known: readonly string[] = queryParams(route.kind);
  const others = queryParts(query).filter(
    (part) => !known.includes(decodeQueryPart(part.replace(/=.*$/s, ''))),
  );
  if (others.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${others.join('&')}`;
}

/** The form of a value in a path: `noDeposit` is `no-deposit`, `Responsible Gambling` is `responsible-gambling`. */
export function pathValue(value: string): string {
  return slugOf(value.replace(/([a-z0-9])([A-Z])/g, '$1-$2'));
}

function pathSegment(kind: RouteKind, name: QueryParam, value: string): string | undefined {
  const config = ROUTES[kind];
  const isInPath = 'inPath' in config && (config.inPath as readonly string[]).includes(name);
  const segment = isInPath ? pathValue(value) : '';
  return segment === '' ? undefined : `/${name}/${segment}`;
}
