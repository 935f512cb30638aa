import { MENU_NAMES } from '../../model/menus.js';
import { isDeadPath } from '../redirects/dead-path.js';
import { barredLink } from './barred-link.js';
import type { CheckContext } from './check-context.js';
import { type CheckResult, finding } from './finding.js';

/** Visible menu items that lead to a path of the site where visitors find nothing, or to a casino that gets no links. */
export function* checkMenuTargets({ content, catalogue }: CheckContext): Iterable<CheckResult> {
  for (const menu of MENU_NAMES) {
    for (const { id, label, url, isVisible } of content.menus.get()[menu]) {
      if (!isVisible) continue;
      const where = { in: 'menus', id, subject: label };
      if (isDeadPath(catalogue(), url))
        yield { finding: finding('dead-menu-target', { menu, label, url }, where) };
      const barred = barredLink(catalogue(), url);
      if (barred === undefined) continue;
      const params = { menu, label, ...barred };
      yield { finding: finding('barred-menu-target', params, { check: 'dead-menu-target', ...where }) };
    }
  }
}
