import {
  formatQuery,
  parseRouteQuery,
  type QueriedRouteKind,
  type QueryParam,
  type QueryParamOf,
  queryParams,
} from '../../urls/route-queries.js';
import { routePath } from '../../urls/routes.js';

/** What a visitor asked of a page, and the addresses of the same page asked otherwise. */
export interface PageQuery<N extends QueryParam = QueryParam> {
  /** The path of the page, without its query. */
  readonly path: string;
  /** What was asked under a name; '' where nothing was. */
  value(name: N): string;
  /** The number of the page of a list that was asked for, from 1. */
  readonly page: number;
  /** The same page with this asked instead, '' for no longer asked; back at the list's first page unless that is named. */
  href(changes: Partial<Record<N, string>>): string;
  /** The page with this asked and nothing else; '' is not asked. */
  hrefOnly(values: Partial<Record<QueryParam, string>>): string;
  /** What a form must carry along, beside the fields that it has itself. */
  hiddenFields(own: readonly N[]): { name: string; value: string }[];
}

/** What a query asks of a kind of page. */
export function readPageQuery<K extends QueriedRouteKind>(
  kind: K,
  query: string,
): PageQuery<QueryParamOf<K>> {
  const path = routePath({ kind });
  const values = parseRouteQuery(kind, query);
  const order = queryParams(kind);
  const hrefOnly = (wanted: Partial<Record<QueryParam, string>>) => {
    const next = order.flatMap((name) => (wanted[name] ? [[name, wanted[name]] as const] : []));
    const text = formatQuery(new Map(next));
    return text === '' ? path : `${path}?${text}`;
  };
  return {
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

function pageNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
