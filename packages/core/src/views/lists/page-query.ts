import { pageNumber } from '../../rules/list-pages.js';
import {
  parseRouteQuery,
  type QueriedRouteKind,
  type QueryParam,
  type QueryParamOf,
  queryParams,
  routeAddress,
} from '../../urls/route-queries.js';
import { type Route, type RouteKind, routePath } from '../../urls/routes.js';
import { type QueryInput, queryText } from './query-text.js';

/** The parsed query of a page, with URLs for variations of it. */
export interface PageQuery<N extends QueryParam = QueryParam> {
  readonly route: Route;
  /** The path without the query. */
  readonly path: string;
  /** The value of a parameter; '' if it is absent. */
  value(name: N): string;
  /** The page number, from 1. */
  readonly page: number;
  /** The current query with changes; '' removes a parameter. Goes back to the first page unless `page` is given. */
  href(changes: Partial<Record<N, string>>): string;
  /** The page with only these parameters; '' leaves one out. */
  hrefOnly(values: Partial<Record<QueryParam, string>>): string;
  /** The hidden inputs that a form needs, besides its own fields, to keep the query. */
  hiddenFields(own: readonly N[]): { name: string; value: string }[];
}

/** What filters and pages of a list need of a query. */
export type ListQuery = Pick<PageQuery, 'path' | 'value' | 'page' | 'href' | 'hiddenFields'>;

/** Parses the query of a page. */
export function readPageQuery<K extends QueriedRouteKind>(
  kind: K,
  query: QueryInput,
  slug?: string,
): PageQuery<QueryParamOf<K>> {
  const route = slug === undefined ? { kind } : { kind, slug };
  const path = routePath(route);
  const values = parseRouteQuery(kind, queryText(query));
  const order = queryParams(kind);
  const hrefOnly = (params: Partial<Record<QueryParam, string>>) => {
    const next = order.flatMap((name) => (params[name] ? [[name, params[name]] as const] : []));
    return routeAddress(route, new Map(next));
  };
  return {
    route,
    path,
    value: (name) => values.get(name) ?? '',
    page: pageNumber(values.get('page')),
    href: (changes) => hrefOnly({ ...Object.fromEntries(values), page: '', ...changes }),
    hrefOnly,
    hiddenFields: (own) =>
      [...values]
        .filter(([name]) => name !== 'page' && !(own as readonly QueryParam[]).includes(name))
        .map(([name, value]) => ({ name, value })),
  };
}

/** The number of the page that a query asks for, from 1. */
export function askedPage(kind: RouteKind, query: string): number {
  return pageNumber(parseRouteQuery(kind, query).get('page'));
}
