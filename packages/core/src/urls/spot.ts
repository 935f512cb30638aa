/** A place on this site as rules see it: the path decoded, the query as it came, without its question mark. */
export interface Spot {
  path: string;
  query: string;
}

/** The place that an address names; of a web address its path and query. Where nothing can be decoded, it stays as it is. */
export function spotOf(address: string): Spot {
  const [whole = ''] = address.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  return { path: decoded(path) || '/', query: mark < 0 ? '' : whole.slice(mark + 1) };
}

/** A place as an address. */
export function addressAt({ path, query }: Spot): string {
  return `${encodedPath(path)}${query === '' ? '' : `?${query}`}`;
}

/** A path without slashes at its end; the root keeps its own. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** One word for a place: equal for places that show the same. */
export function keyOf({ path, query }: Spot): string {
  return query === ''
    ? withoutSlash(path)
    : `${withoutSlash(path)}?${piecesOf(query).map(plain).sort().join('&')}`;
}

/** True for a path that belongs to the admin, whatever the case of its letters. */
export function isAdmin(path: string): boolean {
  return /^\/admin(?:\/|$)/i.test(path);
}

/** The pieces of a query: `a=1`, `b`. */
export function piecesOf(query: string): string[] {
  return query.split('&').filter((piece) => piece !== '');
}

/** The visitor's query behind the target's, without the names that the target has itself. */
export function mergedQuery(target: string, visitor: string): string {
  const own = piecesOf(target);
  const names = new Set(own.map(nameOf));
  return [...own, ...piecesOf(visitor).filter((piece) => !names.has(nameOf(piece)))].join('&');
}

/** A piece of a query, decoded. */
export function plain(piece: string): string {
  return decoded(piece.replaceAll('+', ' '));
}

/** Text as it stands in a path: slashes stay, what would end a path or begin another part is escaped. */
export function encodedPath(text: string): string {
  return encoded(text).replace(/%(2F|3A|40|21|24|26|27|28|29|2A|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** Text as it stands in a query's value. */
export function encodedValue(text: string): string {
  return encoded(text).replaceAll('%2F', '/');
}

function nameOf(piece: string): string {
  return plain(piece.split('=')[0] as string);
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Half of a surrogate pair has no code of its own; it becomes what browsers make of it.
function encoded(text: string): string {
  // Most addresses are plain, and every request asks for one.
  if (/^[\w/.-]*$/.test(text)) return text;
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{fffd}'));
}
