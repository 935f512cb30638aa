import { problem } from '../problem.js';

/** The origin of a request as the browser states it, and the address of the request. */
export interface RequestOrigin {
  /** The header Sec-Fetch-Site. */
  site: string | undefined;
  /** The header Origin. */
  origin: string | undefined;
  /** The header Host. */
  host: string | undefined;
  /** Whether the client's connection is encrypted. */
  isSecure: boolean;
}

/**
 * Whether a page of this site sent a request that changes something. Browsers say so in headers that no page can set; a
 * client that sends neither has no cookie of a visitor to abuse, and is refused too.
 */
export function isSameOrigin({ site, origin, host, isSecure }: RequestOrigin): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { host: sender, protocol } = new URL(origin);
  if (sender !== host?.toLowerCase()) return false;
  // A proxy that is not trusted hides whether the page came over TLS; the browser knows.
  return site === 'same-origin' || protocol === (isSecure ? 'https:' : 'http:');
}

/** Refuses a request that no page of this site sent. Problem: `not-allowed`. */
export function requireSameOrigin(request: RequestOrigin): void {
  if (!isSameOrigin(request)) throw problem('request.foreign-origin');
}
