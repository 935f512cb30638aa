import { MENU_NAMES } from '../../model/documents/menus.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { parseUrlPath } from '../../urls/url-path.js';
import { isLiveLink } from '../../views/links/menu-links.js';
import { isDeadPath } from '../redirects/dead-path.js';
import { barredLink } from './barred-link.js';
import type { CheckContext } from './check-context.js';
import { type CheckResult, found } from './finding.js';

/**
 * Visible menu items that lead to a path of the site where visitors find nothing, to a casino that gets no links, or to a page
 * with nothing on it, for which the menu leaves them out.
 */
export function* checkMenuTargets({ content, catalogue }: CheckContext): Iterable<CheckResult> {
  for (const menu of MENU_NAMES) {
    for (const { id, label, url, isVisible } of content.menus.get()[menu]) {
      if (!isVisible) continue;
      const where = { in: 'menus', id, subject: label };
      if (isDeadPath(catalogue(), url)) yield found('dead-menu-target', { menu, label, url }, where);
      else if (isEmptyPage(catalogue(), url)) {
        const place = { check: 'dead-menu-target', ...where } as const;
        yield found('empty-menu-target', { menu, label, url }, place);
      }
      const barred = barredLink(catalogue(), url);
      if (barred === undefined) continue;
      const params = { menu, label, ...barred };
      yield found('barred-menu-target', params, { check: 'dead-menu-target', ...where });
    }
  }
}

function isEmptyPage(catalogue: PublicCatalogue, url: string): boolean {
  if (isLiveLink(catalogue, url)) return false;
  const { path, query } = parseUrlPath(url);
  return resolveUrl(catalogue, path, query).kind === 'page';
}
