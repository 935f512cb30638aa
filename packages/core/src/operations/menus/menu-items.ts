import { messages } from '../../messages.js';
import { closestMatch } from '../../model/closest-match.js';
import {
  MENU_NAMES,
  type MenuItem,
  type MenuName,
  type MenuRow,
  type Menus,
  menuItem,
} from '../../model/menus.js';
import { Problem } from '../../problem.js';
import type { ChangeContext } from '../define/operation.js';

/** An item and the menu that it stands in. */
export interface MenuItemPosition {
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
  const lower = itemRef.toLowerCase();
  for (const passes of [
    ({ item }: MenuItemPosition) => item.id === lower,
    ({ item }: MenuItemPosition) => item.label.toLowerCase() === lower,
    ({ item }: MenuItemPosition) => itemRef.length >= 4 && item.id.startsWith(lower),
  ]) {
    const found = all.filter(passes);
    const [first, second] = found;
    if (first === undefined) continue;
    if (second === undefined) return first;
    const places = new Set(found.map((one) => one.menu));
    throw new Problem('not-found', `There are ${found.length} menu items '${itemRef}'`, {
      hint:
        places.size > 1
          ? 'Say which menu: --menu header or --menu footer.'
          : 'Give the id, which croupier menus list --json shows.',
    });
  }
  const close = closestMatch(
    itemRef,
    all.map(({ item }) => item.label),
  );
  throw new Problem('not-found', `Menu item '${itemRef}' is not there`, {
    hint: close === undefined ? 'croupier menus list shows every item.' : `Did you mean '${close}'?`,
  });
}

/** Checks and completes an item; null takes a field away. Problem: `invalid`. */
export function validateMenuItem(candidate: object): MenuItem {
  const given = Object.entries(candidate).filter(([, value]) => value !== null && value !== undefined);
  const check = menuItem.check(Object.fromEntries(given));
  if ('value' in check) return check.value;
  throw new Problem('invalid', check.issues[0]?.message ?? '', { issues: check.issues });
}

/** Keeps the items of a menu in their order, numbered from 1; what stood under one that is gone stands by itself. */
export function saveMenuItems(
  { content }: Pick<ChangeContext, 'content'>,
  menu: MenuName,
  items: MenuItem[],
): MenuItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const numbered = items.map((item, i): MenuItem => {
    const { parentId, ...rest } = item;
    const isHeld = parentId !== undefined && byId.has(parentId);
    return isHeld ? { ...item, order: i + 1 } : { ...rest, order: i + 1 };
  });
  for (const item of numbered) refuseCycle(item, byId);
  content.menus.set({ ...content.menus.get(), [menu]: numbered });
  return numbered;
}

/** Refuses an item that stands under itself, at any depth. */
function refuseCycle(item: MenuItem, byId: ReadonlyMap<string, MenuItem>): void {
  const above = new Set([item.id]);
  for (let parent = item.parentId; parent !== undefined; parent = byId.get(parent)?.parentId) {
    if (!above.has(parent)) {
      above.add(parent);
      continue;
    }
    const message = messages.ours.menuCircle(item.label);
    throw new Problem('invalid', message, { issues: [{ path: 'parentId', message }] });
  }
}
