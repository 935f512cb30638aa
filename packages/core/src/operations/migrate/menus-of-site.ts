import { type MenuItem, type MenuName, menuItem } from '../../model/documents/menus.js';
import { requireValid } from '../../model/require-valid.js';
import type { AddressBook } from '../../wordpress/addresses/address-book.js';
import type { KeptItem } from '../../wordpress/records/kept-item.js';
import { oldMenus } from '../../wordpress/records/old-menus.js';
import type { OldSite } from '../../wordpress/records/old-site.js';
import type { PlannedRecord } from '../../wordpress/records/planned-record.js';
import type { ChangeContext } from '../define/operation.js';

/** Fills the menus that have no items of their own yet, and tells how many items each got. */
export function fillMenus(
  { content, newId }: Pick<ChangeContext, 'content' | 'newId'>,
  site: OldSite,
  records: readonly PlannedRecord[],
  addresses: AddressBook,
  onLeftOut: (item: KeptItem) => void,
): Record<MenuName, number> {
  const made = { header: 0, footer: 0 };
  const old = oldMenus(site, records, addresses, onLeftOut);
  for (const menu of ['header', 'footer'] as const) {
    const menus = content.menus.get();
    if (menus[menu].length > 0 || old[menu].length === 0) continue;
    const ids = new Map(old[menu].map(({ id }) => [id, newId()]));
    const items = old[menu].map(({ id, parent, label, url, target }, i): MenuItem => {
      const parentId = ids.get(parent);
      return requireValid(
        menuItem.check({
          ...{ id: ids.get(id), label, url, target, order: i + 1 },
          ...(parentId === undefined ? {} : { parentId }),
        }),
      );
    });
    content.menus.set({ ...menus, [menu]: items });
    made[menu] = items.length;
  }
  return made;
}
