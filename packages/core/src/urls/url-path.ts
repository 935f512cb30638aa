/** A path and query on this site: the path decoded, the query raw and without its question mark. */
export interface UrlPath {
  path: string;
  query: string;
}

/** Parses an address; of an absolute URL, its path and query. Malformed escapes are kept as they are. */
export function parseUrlPath(address: string): UrlPath {
  const [whole = ''] = address.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  return { path: safeDecode(path) || '/', query: mark < 0 ? '' : whole.slice(mark + 1) };
}

/** Formats a path and query as a URL. */
export function formatUrlPath({ path, query }: UrlPath): string {
  return `${encodePath(path)}${query === '' ? '' : `?${query}`}`;
}

/** Removes trailing slashes; the root path keeps its slash. */
export function trimTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** A comparison key: equal for paths and queries that show the same page. */
export function urlPathKey({ path, query }: UrlPath): string {
  return query === ''
    ? trimTrailingSlash(path)
    : `${trimTrailingSlash(path)}?${queryParts(query).map(decodeQueryPart).sort().join('&')}`;
}

/** Whether a path belongs to the admin, in any case. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(?:\/|$)/i.test(path);
}

/** The parts of a query: `a=1`, `b`. */
export function queryParts(query: string): string[] {
  return query.split('&').filter((piece) => piece !== '');
}

/** Appends the visitor's query to the target's, without parameters that the target sets itself. */
export function mergeQueries(target: string, visitor: string): string {
  const own = queryParts(target);
  const names = new Set(own.map(queryPartName));
  return [...own, ...queryParts(visitor).filter((piece) => !names.has(queryPartName(piece)))].join('&');
}

/** Decodes a part of a query. */
export function decodeQueryPart(piece: string): string {
  return safeDecode(piece.replaceAll('+', ' '));
}

/** Encodes text for a path; slashes stay. */
export function encodePath(text: string): string {
  return safeEncode(text).replace(/%(2F|3A|40|21|24|26|27|28|29|2A|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** Encodes text for a query value. */
export function encodeQueryValue(text: string): string {
  return safeEncode(text).replaceAll('%2F', '/');
}

function queryPartName(piece: string): string {
  return decodeQueryPart(piece.split('=')[0] as string);
}

/** Decodes text of an address; what is not encoded as it should be stays as it is. */
export function safeDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// A lone surrogate cannot be encoded; it becomes U+FFFD, as in browsers.
function safeEncode(text: string): string {
  // Fast path: most URLs are plain, and every request encodes one.
  if (/^[\w/.-]*$/.test(text)) return text;
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{fffd}'));
}
