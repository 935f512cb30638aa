import * as z from 'zod';
import { lazy } from '../../lazy.js';
import {
  MENU_NAMES,
  type MenuItem,
  type MenuName,
  type MenuRow,
  menuItem,
} from '../../model/documents/menus.js';
import { publicCatalogue, withLabels } from '../../model/public-catalogue.js';
import { problem } from '../../problem.js';
import { routePath } from '../../urls/routes.js';
import { defaultFooterLinks } from '../../views/frame/footer.js';
import { defaultHeaderLinks } from '../../views/frame/header-links.js';
import { warning, withWarnings } from '../../warning.js';
import { withIssuePath } from '../define/issue-path.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import { deceptiveLinkWarnings } from '../records/deceptive-links.js';
import { moveItem, moveTarget } from '../records/move-item.js';
import { paginate, pagination } from '../records/paginate.js';
import { fieldsOf } from '../records/record-operations.js';
import { documentHash } from '../records/require-unchanged.js';
import { isDeadPath } from '../redirects/dead-path.js';
import { findMenuItem, menuRowsOf, saveMenuItems, toMenuRow, validateMenuItem } from './stored-menu-items.js';

const itemRef = lazy(() => z.string().min(1).describe("An item's label, id, or an id's first characters"));
const menuChoice = lazy(() =>
  z.strictObject({
    menu: z.enum(MENU_NAMES).optional().describe('The menu of the item, for an item that both menus have'),
  }),
);
const fields = lazy(() => fieldsOf<Partial<Record<keyof MenuItem, unknown>>>('menu item'));
const exposure = { screen: '/admin/menus' };
const ALLOWED = 'edit menus and redirects';

/** The items of the menus, in order, each with its menu; and the hash of both that a later change may expect. */
export const menusList = question({
  name: 'menus.list',
  summary: "List the menus' items",
  permission: 'see all content',
  exposure,
  input: () =>
    pagination().extend({
      menu: z.array(z.enum(MENU_NAMES)).optional().describe('Which menus; both unless given'),
    }),
  run({ content, store }, { menu = [], limit, offset }) {
    const menus = content.menus.get();
    const hash = documentHash(store.storage.digest, menus);
    return { ...paginate(menuRowsOf(menus, menu), { limit, offset }), hash };
  },
});

/** Adds an item at the end of a menu, the first one behind the links that the menu has by itself; the address of a page or a category is made from its slug. */
export const menusAdd = change({
  name: 'menus.add',
  summary: 'Add an item to a menu',
  permission: ALLOWED,
  exposure,
  input: () =>
    z.strictObject({
      menu: z.enum(MENU_NAMES).default('header').describe('Which menu'),
      record: fields(),
      page: z.string().optional().describe('The slug of the page that the item leads to'),
      category: z.string().optional().describe('The blog category that the item leads to'),
    }),
  async run(context, { menu, record, page: slug, category }) {
    const isFirst = context.content.menus.get()[menu].length === 0;
    const kept = isFirst ? (await storeDefaultLinks(context, menu)).length : 0;
    const items = context.content.menus.get()[menu];
    const made = validateMenuItem({
      ...withParent(context, menu, record),
      ...linkTarget(context, slug, category),
      id: context.newId(),
      order: items.length + 1,
    });
    const records = [saveItem(context, menu, [...items, made], made.id)];
    const warnings = [
      ...(kept === 0 ? [] : [warning('menu.default-links', { menu, count: kept })]),
      ...deceptiveLinkWarnings(menuItem, { ...record }, records),
    ];
    return withWarnings({ records }, warnings);
  },
});

/**
 * Makes items of the links that a menu without items shows, but of those that lead to nothing. Problem: `conflict` for a
 * menu that has items.
 */
export const menusStart = change({
  name: 'menus.start',
  summary: 'Make items of the links that an empty menu shows',
  permission: ALLOWED,
  exposure,
  input: () => z.strictObject({ menu: z.enum(MENU_NAMES).default('header').describe('Which menu') }),
  async run(context, { menu }) {
    const count = context.content.menus.get()[menu].length;
    if (count > 0) throw problem('menu.has-items', { menu, count });
    const items = await storeDefaultLinks(context, menu);
    return { records: items.map((item) => toMenuRow({ menu, item })) };
  },
});

/** Changes fields of an item; `move` changes its position. */
export const menusEdit = change({
  name: 'menus.edit',
  summary: "Edit a menu's item",
  permission: ALLOWED,
  exposure,
  input: () =>
    menuChoice().extend({
      record: itemRef(),
      changes: fields(),
      page: z.string().optional().describe('The slug of the page that the item leads to'),
      category: z.string().optional().describe('The blog category that the item leads to'),
    }),
  run(context, { menu, record, changes, page: slug, category }) {
    const given = { ...changes, ...linkTarget(context, slug, category) };
    const records = [editItem(context, record, menu, given)];
    return withWarnings({ records }, deceptiveLinkWarnings(menuItem, given, records));
  },
});

/** Moves an item by one, or to a position counted from 1. */
export const menusMove = change({
  name: 'menus.move',
  summary: "Move a menu's item",
  permission: ALLOWED,
  exposure,
  input: () => menuChoice().extend({ record: itemRef(), to: moveTarget() }),
  run(context, { menu, record, to }) {
    const menus = context.content.menus.get();
    const found = findMenuItem(menus, record, menu);
    const items = moveItem(menus[found.menu], found.item, to);
    return { records: [saveItem(context, found.menu, items, found.item.id)] };
  },
});

/** Makes items visible. */
export const menusShow = visibilityChange('show', "Make a menu's items visible", true);
/** Hides items. */
export const menusHide = visibilityChange('hide', "Hide a menu's items", false);

/** Deletes items; those after them move up. */
export const menusDelete = change({
  name: 'menus.delete',
  summary: "Delete a menu's items",
  permission: ALLOWED,
  exposure,
  input: () => menuChoice().extend({ records: z.array(itemRef()).min(1) }),
  run(context, { menu, records }) {
    const menus = context.content.menus.get();
    const found = records.map((name) => findMenuItem(menus, name, menu));
    const gone = new Set(found.map((one) => one.item));
    for (const name of new Set(found.map((one) => one.menu))) {
      saveMenuItems(
        context,
        name,
        menus[name].filter((one) => !gone.has(one)),
      );
    }
    return { records: [...new Map(found.map((one) => [one.item.id, toMenuRow(one)])).values()] };
  },
});

/** Makes items of the links that a menu without items shows. */
async function storeDefaultLinks(context: ChangeContext, menu: MenuName): Promise<MenuItem[]> {
  const { content, now } = context;
  const catalogue = await withLabels(publicCatalogue({ ...content, generation: '' }, now.slice(0, 10)));
  const links =
    menu === 'header'
      ? defaultHeaderLinks(catalogue)
      : defaultFooterLinks(catalogue).filter(({ href }) => !isDeadPath(catalogue, href));
  const items = links.map(({ label, href }, i) =>
    validateMenuItem({ label, url: href, id: context.newId(), order: i + 1 }),
  );
  return saveMenuItems(context, menu, items);
}

function visibilityChange(verb: string, summary: string, isVisible: boolean) {
  return change({
    name: `menus.${verb}`,
    summary,
    permission: ALLOWED,
    exposure,
    input: () => menuChoice().extend({ records: z.array(itemRef()).min(1) }),
    run: (context, { menu, records }) => ({
      records: records.map((name) => editItem(context, name, menu, { isVisible })),
    }),
  });
}

function editItem(context: ChangeContext, ref: string, menu: MenuName | undefined, changes: object): MenuRow {
  const menus = context.content.menus.get();
  const found = findMenuItem(menus, ref, menu);
  const { id, order } = found.item;
  const after = validateMenuItem({
    ...found.item,
    ...withParent(context, found.menu, changes),
    id,
    order,
  });
  const items = menus[found.menu].map((one) => (one === found.item ? after : one));
  return saveItem(context, found.menu, items, id);
}

function saveItem(context: ChangeContext, menu: MenuName, items: MenuItem[], id: string): MenuRow {
  const item = saveMenuItems(context, menu, items).find((one) => one.id === id) as MenuItem;
  return toMenuRow({ menu, item });
}

/** The input with its parent as an id. Problem: `not-found` where the menu has no such item. */
function withParent({ content }: ChangeContext, menu: MenuName, given: object): object {
  const { parentId } = given as { parentId?: unknown };
  if (typeof parentId !== 'string') return given;
  const parent = withIssuePath('parentId', () => findMenuItem(content.menus.get(), parentId, menu));
  return { ...given, parentId: parent.item.id };
}

function linkTarget(
  { content }: ChangeContext,
  page: string | undefined,
  category: string | undefined,
): object {
  if (page !== undefined) {
    const { slug } = content.pages.require(page);
    return { type: 'page', url: routePath({ kind: 'custom-page', slug }) };
  }
  if (category === undefined) return {};
  return { type: 'category', url: `${routePath({ kind: 'blog' })}?category=${encodeURIComponent(category)}` };
}
