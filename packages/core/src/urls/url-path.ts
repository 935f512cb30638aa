/** A place on this site as rules see it: the path decoded, the query as it came, without its question mark. */
export interface UrlPath {
  path: string;
  query: string;
}

/** The place that an address names; of a web address its path and query. Where nothing can be decoded, it stays as it is. */
export function parseUrlPath(address: string): UrlPath {
  const [whole = ''] = address.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  return { path: safeDecode(path) || '/', query: mark < 0 ? '' : whole.slice(mark + 1) };
}

/** A place as an address. */
export function formatUrlPath({ path, query }: UrlPath): string {
  return `${encodePath(path)}${query === '' ? '' : `?${query}`}`;
}

/** A path without slashes at its end; the root keeps its own. */
export function trimTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** One word for a place: equal for places that show the same. */
export function urlPathKey({ path, query }: UrlPath): string {
  return query === ''
    ? trimTrailingSlash(path)
    : `${trimTrailingSlash(path)}?${queryParts(query).map(decodeQueryPart).sort().join('&')}`;
}

/** True for a path that belongs to the admin, whatever the case of its letters. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(?:\/|$)/i.test(path);
}

/** The pieces of a query: `a=1`, `b`. */
export function queryParts(query: string): string[] {
  return query.split('&').filter((piece) => piece !== '');
}

/** The visitor's query behind the target's, without the names that the target has itself. */
export function mergeQueries(target: string, visitor: string): string {
  const own = queryParts(target);
  const names = new Set(own.map(queryPartName));
  return [...own, ...queryParts(visitor).filter((piece) => !names.has(queryPartName(piece)))].join('&');
}

/** A piece of a query, decoded. */
export function decodeQueryPart(piece: string): string {
  return safeDecode(piece.replaceAll('+', ' '));
}

/** Text as it stands in a path: slashes stay, what would end a path or begin another part is escaped. */
export function encodePath(text: string): string {
  return safeEncode(text).replace(/%(2F|3A|40|21|24|26|27|28|29|2A|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** Text as it stands in a query's value. */
export function encodeQueryValue(text: string): string {
  return safeEncode(text).replaceAll('%2F', '/');
}

function queryPartName(piece: string): string {
  return decodeQueryPart(piece.split('=')[0] as string);
}

function safeDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Half of a surrogate pair has no code of its own; it becomes what browsers make of it.
function safeEncode(text: string): string {
  // Most addresses are plain, and every request asks for one.
  if (/^[\w/.-]*$/.test(text)) return text;
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{fffd}'));
}
