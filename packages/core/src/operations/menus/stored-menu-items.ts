import {
  MENU_NAMES,
  type MenuItem,
  type MenuName,
  type MenuRow,
  type Menus,
  menuItem,
} from '../../model/documents/menus.js';
import { omitNullish, requireValid } from '../../model/require-valid.js';
import { problem } from '../../problem.js';
import type { ChangeContext } from '../define/operation.js';
import { findByRef } from '../records/find-by-ref.js';

/** An item and its menu. */
interface MenuItemPosition {
  menu: MenuName;
  item: MenuItem;
}

/** An item as lists and files show it. */
export function toMenuRow({ menu, item: { id, ...rest } }: MenuItemPosition): MenuRow {
  return { id, menu, ...rest };
}

/** The items of the menus, in order. */
export function menuRowsOf(menus: Menus, only: readonly MenuName[] = []): MenuRow[] {
  return MENU_NAMES.filter((menu) => only.length === 0 || only.includes(menu)).flatMap((menu) =>
    menus[menu].map((item) => toMenuRow({ menu, item })),
  );
}

/** The item called by label, id or an id's first characters, in one menu or in any. Problem: `not-found`. */
export function findMenuItem(menus: Menus, itemRef: string, menu?: MenuName): MenuItemPosition {
  const all = MENU_NAMES.filter((name) => menu === undefined || name === menu).flatMap((name) =>
    menus[name].map((item): MenuItemPosition => ({ menu: name, item })),
  );
  return findByRef(all, itemRef, {
    names: ({ item }) => [item.id, item.label],
    prefixed: ({ item }) => item.id,
    suggested: ({ item }) => [item.label],
    notFound: (suggestion) => problem('menu-item.not-found', { ref: itemRef, suggestion }),
    ambiguous: (found) =>
      problem('menu-item.ambiguous', {
        ref: itemRef,
        count: found.length,
        menus: [...new Set(found.map((one) => one.menu))],
      }),
  });
}

/** Checks and completes an item; null empties a field. Problem: `invalid`. */
export function validateMenuItem(candidate: object): MenuItem {
  return requireValid(menuItem.check(omitNullish(candidate)));
}

/** Saves the items of a menu in this order, numbered from 1; an item whose parent is gone moves to the top level. */
export function saveMenuItems(
  { content }: Pick<ChangeContext, 'content'>,
  menu: MenuName,
  items: MenuItem[],
): MenuItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const numbered = items.map((item, i): MenuItem => {
    const { parentId, ...rest } = item;
    const hasParent = parentId !== undefined && byId.has(parentId);
    return hasParent ? { ...item, order: i + 1 } : { ...rest, order: i + 1 };
  });
  for (const item of numbered) refuseCycle(item, byId);
  content.menus.set({ ...content.menus.get(), [menu]: numbered });
  return numbered;
}

/** Refuses an item below itself, at any depth. */
function refuseCycle(item: MenuItem, byId: ReadonlyMap<string, MenuItem>): void {
  const above = new Set([item.id]);
  for (let parent = item.parentId; parent !== undefined; parent = byId.get(parent)?.parentId) {
    if (!above.has(parent)) {
      above.add(parent);
      continue;
    }
    throw problem('menu-item.under-itself', { label: item.label }, { at: { path: 'parentId' } });
  }
}
