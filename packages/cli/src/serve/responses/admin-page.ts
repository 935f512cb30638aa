import type { SiteMark } from '@croupier/core';
import { type PreparedResponse, prepareResponse } from '../caching/prepared-response.js';
import { ADMIN_HEADERS } from '../security-headers.js';

/**
 * The page of the admin, whose script shows the screen of the address. It says which site it is of; and where there is no
 * session, so that its script asks for a sign-in without asking who is signed in.
 */
export type AdminPages = (site: SiteMark, isSignedIn: boolean) => Promise<PreparedResponse>;

/** Makes the pages of the admin, and keeps them while the name and icon of the site stay. */
export function createAdminPages(
  html: Buffer,
  policy: string = ADMIN_HEADERS['content-security-policy'],
): AdminPages {
  const page = html.toString('utf8');
  const headers = {
    ...ADMIN_HEADERS,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  let kept: { root: string; response: Promise<PreparedResponse> }[] = [];
  return ({ name, icon }, isSignedIn) => {
    const root = [
      '<html',
      ...(isSignedIn ? [] : ['data-signed-out']),
      `data-site-name="${escapeAttribute(name)}"`,
      ...(icon === undefined ? [] : [`data-site-icon="${escapeAttribute(icon)}"`]),
    ].join(' ');
    const found = kept.find((one) => one.root === root);
    if (found !== undefined) return found.response;
    const response = prepareResponse(
      200,
      headers,
      page.replace('<html', () => root),
    );
    kept = [{ root, response }, ...kept].slice(0, 2);
    return response;
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
