import { LONGEST_SLUG } from '../values/slug.js';
import { isShown, type PlaceKind, placeAt } from './places.js';

/** What each kind of page reads of its query; whatever else stands there is no part of what it shows. */
export const PLACE_QUERIES = {
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
} as const satisfies Partial<Record<PlaceKind, readonly string[]>>;

/** A kind of page that can be asked for in more than one way. */
export type AskedKind = keyof typeof PLACE_QUERIES;

/** The name of what a page may be asked. */
export type QueryName = (typeof PLACE_QUERIES)[AskedKind][number];

/** The longest words that are sought, in characters. */
const LONGEST_SOUGHT = 200;

/** What a query asks of a kind of page: by the known names, in their order; blanks left out. */
export function askedIn(kind: PlaceKind, query: string): Map<QueryName, string> {
  const names: readonly QueryName[] = PLACE_QUERIES[kind as AskedKind] ?? [];
  const given = new URLSearchParams(query);
  const asked = new Map<QueryName, string>();
  for (const name of names) {
    const value = name === 'c' ? namedIn(given) : given.get(name)?.trim().slice(0, LONGEST_SOUGHT).trimEnd();
    if (value !== undefined && value !== '') asked.set(name, value);
  }
  return asked;
}

/** How many casinos a comparison may name; those over what it shows are told so. */
const MOST_NAMED = 8;

/** The casinos that a comparison names, each once; a form sends them one by one, a link as a list. */
function namedIn(given: URLSearchParams): string {
  const names = given.getAll('c').flatMap((list) => list.split(',', MOST_NAMED));
  const cut = names.map((name) => name.trim().slice(0, LONGEST_SLUG)).filter((name) => name !== '');
  return [...new Set(cut)].slice(0, MOST_NAMED).join(',');
}

/** A query as text, '' for an empty one. */
export function queryText(asked: ReadonlyMap<QueryName, string>): string {
  return new URLSearchParams([...asked]).toString().replaceAll('%2C', ',');
}

/** The part of a query that decides what a path shows, the same text for all that show the same. */
export function tellingQuery(path: string, query: string): string {
  if (query === '') return '';
  const kind = placeAt(path)?.kind;
  return kind === undefined || !isShown(kind) ? '' : queryText(askedIn(kind, query));
}
