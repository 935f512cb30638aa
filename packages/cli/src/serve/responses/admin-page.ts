import { type PreparedResponse, prepareResponse } from '../prepared-response.js';
import { ADMIN_HEADERS } from '../security-headers.js';

/** The page of the admin; its script shows the screen of the address. */
export function adminPageResponse(html: Buffer): Promise<PreparedResponse> {
  const headers = {
    ...ADMIN_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return prepareResponse(200, headers, html);
}
