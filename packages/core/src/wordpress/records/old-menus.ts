import { isSitePath, isWebAddress } from '../../values/addresses/web-address.js';
import type { AddressBook } from '../addresses/address-book.js';
import type { KeptItem } from './kept-item.js';
import type { OldSite } from './old-site.js';
import { plainLine } from './plain-line.js';
import type { PlannedRecord } from './planned-record.js';

/** An item of a menu of the old site, with its new address. */
export interface OldMenuItem {
  id: string;
  /** The id of the item above it; '' at the top. */
  parent: string;
  label: string;
  url: string;
  target: '_self' | '_blank';
}

const MOST_ITEMS = 500;
const FOOTER = /foot|bottom|legal/i;
const HEADER = /head|main|primary|top|nav/i;

/**
 * The menus of the old site as header and footer. An export does not say where a menu stood, so its name does: else the first
 * is the header. An item whose parents go round in a circle stands at the top.
 */
export function oldMenus(
  site: OldSite,
  records: readonly PlannedRecord[],
  addresses: AddressBook,
  onLeftOut: (item: KeptItem) => void,
): { header: OldMenuItem[]; footer: OldMenuItem[] } {
  const menus = new Map<string, KeptItem[]>();
  for (const item of site.menuItems) {
    const menu = item.terms.find(({ taxonomy }) => taxonomy === 'nav_menu');
    if (menu !== undefined) menus.set(menu.name, [...(menus.get(menu.name) ?? []), item]);
  }
  const names = [...menus.keys()];
  const footer = names.find((name) => FOOTER.test(name));
  const others = names.filter((name) => name !== footer);
  const header = others.find((name) => HEADER.test(name)) ?? others[0];
  const target = targetOf(site, records, addresses);
  const itemsOf = (name: string | undefined) => orderedItems(menus.get(name ?? '') ?? [], target, onLeftOut);
  return { header: itemsOf(header), footer: itemsOf(footer) };
}

/** What an item leads to, and what it is called where it has no title of its own. */
type Target = (item: KeptItem) => { url: string; label: string } | undefined;

function orderedItems(
  items: readonly KeptItem[],
  target: Target,
  onLeftOut: (item: KeptItem) => void,
): OldMenuItem[] {
  const made = items
    .toSorted((a, b) => a.menuOrder - b.menuOrder)
    .slice(0, MOST_ITEMS)
    .flatMap((item) => {
      const led = target(item);
      const label = plainLine(item.title, 100) || plainLine(led?.label ?? '', 100);
      if (led === undefined || label === '' || !(isSitePath(led.url) || isWebAddress(led.url))) {
        onLeftOut(item);
        return [];
      }
      const opensTab = item.meta.get('_menu_item_target') === '_blank';
      const parent = item.meta.get('_menu_item_menu_item_parent') ?? '';
      return [{ id: item.id, parent, label, url: led.url, target: opensTab ? '_blank' : '_self' } as const];
    });
  const parents = new Map(made.map(({ id, parent }) => [id, parent]));
  return made.map((item) => ({ ...item, parent: isRooted(item.id, parents) ? topOf(item.id, parents) : '' }));
}

/** Menus here have two levels: what stood deeper stands below the same item of the first. */
function topOf(id: string, parents: ReadonlyMap<string, string>): string {
  let above = parents.get(id) ?? '';
  if (!parents.has(above)) return '';
  while (parents.has(parents.get(above) ?? '')) above = parents.get(above) ?? '';
  return above;
}

/** Whether an item comes to the top by its parents. */
function isRooted(id: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = id; parents.has(at); at = parents.get(at) ?? '') {
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return true;
}

function targetOf(site: OldSite, records: readonly PlannedRecord[], addresses: AddressBook): Target {
  const byId = new Map(records.map((record) => [record.item.id, record]));
  const terms = new Map(site.terms.map((term) => [term.id, term]));
  return ({ meta }) => {
    const id = meta.get('_menu_item_object_id') ?? '';
    const url = meta.get('_menu_item_url') ?? '';
    switch (meta.get('_menu_item_type')) {
      case 'post_type': {
        const record = byId.get(id);
        return record?.isPublished === true ? { url: record.path, label: record.item.title } : undefined;
      }
      case 'taxonomy': {
        const term = terms.get(id);
        return term && { url: addresses.termAddress(term), label: term.name };
      }
      default:
        return url === '' ? undefined : { url: addresses.newAddress(url), label: '' };
    }
  };
}
