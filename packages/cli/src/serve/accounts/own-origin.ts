import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../request-context.js';

/**
 * Whether a page of this site sent a request that changes something. Browsers say so in headers that no page can set; a
 * client that sends neither has no cookie of a visitor to abuse, and is refused too.
 */
export function isFromOwnOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { client }: Pick<RequestContext, 'client'>,
): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (host !== headers.host?.toLowerCase()) return false;
  // A proxy that is not trusted hides whether the page came over TLS; the browser knows.
  return site === 'same-origin' || protocol === (client.isSecure ? 'https:' : 'http:');
}
