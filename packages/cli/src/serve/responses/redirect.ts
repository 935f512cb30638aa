import { type PreparedResponse, prepareResponse } from '../prepared-response.js';
import { PAGE_HEADERS } from '../security-headers.js';

/** The answer that sends a visitor on; browsers ask again each time, so that a redirect can be taken back. */
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
