import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Redirect } from '../../model/redirect.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { parseUrlPath } from '../../urls/url-path.js';

// Files and other answers that are no pages, such as /media/x.png, /feed.xml and /embed/casinos/x.
const NOT_A_PAGE = /\.[a-z0-9]+$|^\/(?:embed|api|admin|media)(?:\/|$)/i;

/** Whether a path of the site leads visitors to nothing; other addresses do not. */
export function isDeadPath(catalogue: PublicCatalogue, url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  const { path, query } = parseUrlPath(url.replace(/#.*$/, ''));
  if (NOT_A_PAGE.test(path)) return false;
  const { kind } = resolveUrl(catalogue, path, query);
  return kind === 'missing' || kind === 'gone';
}

/** Whether a redirect always leads to the same path. */
export function hasFixedTarget({ match, target, appendRemainder }: Redirect): boolean {
  return match === 'exact' || (!target.includes('$') && !(match === 'prefix' && appendRemainder));
}
