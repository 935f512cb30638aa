import type { AccountSlot, PreparedResponse } from '../caching/prepared-response.js';

const MARKER = 'data-croupier-account=""';
const END = '</div>';

/** Finds the account menu of a signed-out visitor in a page; its element holds links alone. */
export function findAccountSlot(html: string): AccountSlot | undefined {
  const marker = html.indexOf(MARKER);
  if (marker < 0) return undefined;
  const start = html.lastIndexOf('<', marker);
  const end = html.indexOf(END, marker) + END.length;
  const before = Buffer.byteLength(html.slice(0, start));
  return { start: before, end: before + Buffer.byteLength(html.slice(start, end)) };
}

/** The headers of a cached page that do not hold for one person's copy. */
const SHARED_HEADERS = new Set(['etag', 'cache-control', 'content-length', 'vary']);

/** A cached page with another account menu: only its reader may keep it. */
export function withAccountMenu(
  { bodies: { plain } }: PreparedResponse,
  { start, end }: AccountSlot,
  menu: string,
): { headers: string[]; body: Buffer } {
  const body = Buffer.concat([plain.body.subarray(0, start), Buffer.from(menu), plain.body.subarray(end)]);
  const headers: string[] = [];
  for (let i = 0; i < plain.headers.length; i += 2) {
    const name = plain.headers[i] as string;
    if (!SHARED_HEADERS.has(name)) headers.push(name, plain.headers[i + 1] as string);
  }
  headers.push('cache-control', 'private, no-store', 'content-length', String(body.length));
  return { headers, body };
}
