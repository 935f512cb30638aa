import { type PreparedResponse, prepareResponse } from '../caching/prepared-response.js';
import { PAGE_HEADERS } from '../security-headers.js';

/** The response of a redirect; browsers do not cache it, so that it can be undone. */
export function redirectResponse({
  to,
  permanent,
}: {
  to: string;
  permanent: boolean;
}): Promise<PreparedResponse> {
  const headers = { ...PAGE_HEADERS, 'cache-control': 'no-cache', location: to };
  return prepareResponse(permanent ? 301 : 302, headers, '');
}
