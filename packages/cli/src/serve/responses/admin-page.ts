import { type PreparedResponse, prepareResponse } from '../caching/prepared-response.js';
import { ADMIN_HEADERS } from '../security-headers.js';

/** The page of the admin, whose script shows the screen of the address. */
export interface AdminPages {
  signedIn: PreparedResponse;
  /** The same page, saying that there is no session: its script asks for a sign-in without asking who is signed in. */
  signedOut: PreparedResponse;
}

/** Prepares the page of the admin. */
export async function prepareAdminPages(
  html: Buffer,
  policy: string = ADMIN_HEADERS['content-security-policy'],
): Promise<AdminPages> {
  const headers = {
    ...ADMIN_HEADERS,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const signedOut = html.toString('utf8').replace('<html', '<html data-signed-out');
  return {
    signedIn: await prepareResponse(200, headers, html),
    signedOut: await prepareResponse(200, headers, signedOut),
  };
}
