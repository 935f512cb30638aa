import type { IncomingMessage } from 'node:http';
import type { RequestOrigin } from '@croupier/core';
import type { RequestContext } from '../requests/request-context.js';

/** Where a request comes from, as its headers say. */
export function requestOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { client }: Pick<RequestContext, 'client'>,
): RequestOrigin {
  const site = headers['sec-fetch-site'];
  return {
    site: Array.isArray(site) ? site[0] : site,
    origin: headers.origin,
    host: headers.host,
    isSecure: client.isSecure,
  };
}
