import { messages } from '../messages.js';
import { MENUS, type MenuItem, type MenuName, type MenuRow, type Menus, menuItem } from '../model/menu.js';
import { nearest } from '../model/nearest.js';
import { Problem } from '../problem.js';
import type { ChangeContext } from './operation.js';

/** An item and the menu that it stands in. */
export interface Placed {
  menu: MenuName;
  item: MenuItem;
}

/** An item as lists and files show it. */
export function listed({ menu, item: { id, ...rest } }: Placed): MenuRow {
  return { id, menu, ...rest };
}

/** The items of the menus, in order. */
export function listedIn(menus: Menus, only: readonly MenuName[] = []): MenuRow[] {
  return MENUS.filter((menu) => only.length === 0 || only.includes(menu)).flatMap((menu) =>
    menus[menu].map((item) => listed({ menu, item })),
  );
}

/** The item called by label, id or an id's first characters, in one menu or in any. Problem: `not-found`. */
export function itemNamed(menus: Menus, called: string, menu?: MenuName): Placed {
  const all = MENUS.filter((name) => menu === undefined || name === menu).flatMap((name) =>
    menus[name].map((item): Placed => ({ menu: name, item })),
  );
  const lower = called.toLowerCase();
  for (const passes of [
    ({ item }: Placed) => item.id === lower,
    ({ item }: Placed) => item.label.toLowerCase() === lower,
    ({ item }: Placed) => called.length >= 4 && item.id.startsWith(lower),
  ]) {
    const found = all.filter(passes);
    const [first, second] = found;
    if (first === undefined) continue;
    if (second === undefined) return first;
    const places = new Set(found.map((one) => one.menu));
    throw new Problem('not-found', `There are ${found.length} menu items '${called}'`, {
      hint:
        places.size > 1
          ? 'Say which menu: --menu header or --menu footer.'
          : 'Give the id, which croupier menus list --json shows.',
    });
  }
  const close = nearest(
    called,
    all.map(({ item }) => item.label),
  );
  throw new Problem('not-found', `Menu item '${called}' is not there`, {
    hint: close === undefined ? 'croupier menus list shows every item.' : `Did you mean '${close}'?`,
  });
}

/** Checks and completes an item; null takes a field away. Problem: `invalid`. */
export function checkedItem(candidate: object): MenuItem {
  const given = Object.entries(candidate).filter(([, value]) => value !== null && value !== undefined);
  const check = menuItem.check(Object.fromEntries(given));
  if ('value' in check) return check.value;
  throw new Problem('invalid', check.issues[0]?.message ?? '', { issues: check.issues });
}

/** Keeps the items of a menu in their order, numbered from 1; what stood under one that is gone stands by itself. */
export function keepItems(
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
  for (const item of numbered) refuseCircle(item, byId);
  content.menus.set({ ...content.menus.get(), [menu]: numbered });
  return numbered;
}

/** Refuses an item that stands under itself, at any depth. */
function refuseCircle(item: MenuItem, byId: ReadonlyMap<string, MenuItem>): void {
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
