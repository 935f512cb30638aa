import { addressOf } from '../urls/places.js';
import { type AskedKind, askedIn, PLACE_QUERIES, type QueryName, queryText } from '../urls/queries.js';

type NameOf<K extends AskedKind> = (typeof PLACE_QUERIES)[K][number];

/** What a visitor asked of a page, and the addresses of the same page asked otherwise. */
export interface Asked<N extends QueryName = QueryName> {
  /** The path of the page, without its query. */
  readonly path: string;
  /** What was asked under a name; '' where nothing was. */
  value(name: N): string;
  /** The number of the page of a list that was asked for, from 1. */
  readonly page: number;
  /** The same page with this asked instead, '' for no longer asked; back at the list's first page unless that is named. */
  href(changes: Partial<Record<N, string>>): string;
  /** The page with this asked and nothing else; '' is not asked. */
  only(values: Partial<Record<QueryName, string>>): string;
  /** What a form must carry along, beside the fields that it has itself. */
  kept(own: readonly N[]): { name: string; value: string }[];
}

/** What a query asks of a kind of page. */
export function asked<K extends AskedKind>(kind: K, query: string): Asked<NameOf<K>> {
  const path = addressOf({ kind });
  const values = askedIn(kind, query);
  const order: readonly QueryName[] = PLACE_QUERIES[kind];
  const only = (wanted: Partial<Record<QueryName, string>>) => {
    const next = order.flatMap((name) => (wanted[name] ? [[name, wanted[name]] as const] : []));
    const text = queryText(new Map(next));
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    path,
    value: (name) => values.get(name) ?? '',
    page: pageNumber(values.get('page')),
    href: (changes) => only({ ...Object.fromEntries(values), page: '', ...changes }),
    only,
    kept: (own) =>
      [...values]
        .filter(([name]) => name !== 'page' && !(own as readonly QueryName[]).includes(name))
        .map(([name, value]) => ({ name, value })),
  };
}

function pageNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
