import { MENU_NAMES } from '../../model/menus.js';
import type { CheckContext } from './check-context.js';
import { isDeadPath } from './dead-path.js';
import { type CheckResult, finding } from './finding.js';

/** Visible menu items that lead to a path of the site where visitors find nothing. */
export function* checkMenuTargets({ content, catalogue }: CheckContext): Iterable<CheckResult> {
  for (const menu of MENU_NAMES) {
    for (const { id, label, url, isVisible } of content.menus.get()[menu]) {
      if (!isVisible || !isDeadPath(catalogue(), url)) continue;
      const where = { in: 'menus', id, subject: label };
      yield { finding: finding('dead-menu-target', { menu, label, url }, where) };
    }
  }
}
