import * as z from 'zod';
import { MENUS, type MenuItem, type MenuName, type MenuRow } from '../model/menu.js';
import { addressOf } from '../urls/places.js';
import { inField } from './in-field.js';
import { checkedItem, itemNamed, keepItems, listed, listedIn } from './menu-items.js';
import { type ChangeContext, change, question } from './operation.js';
import { fieldsOf, page } from './records.js';

const item = z.string().min(1).describe("An item's label, id, or an id's first characters");
const inMenu = z.strictObject({
  menu: z.enum(MENUS).optional().describe('Where the item stands; needed where both menus have one like it'),
});
const fields = fieldsOf<Partial<Record<keyof MenuItem, unknown>>>('menu item');
const face = (verb: string) => ({ command: `menus ${verb}`, http: true as const, screen: '/admin/menus' });
const ALLOWED = 'edit menus and redirects';

/** The items of the menus, in order; each says in which menu it stands. */
export const menusList = question({
  name: 'menus.list',
  summary: "List the menus' items",
  allowed: 'see all content',
  faces: face('list'),
  input: page.extend({ menu: z.array(z.enum(MENUS)).optional().describe('Which menus; both unless given') }),
  run({ content }, { menu = [], limit, offset }) {
    const found = listedIn(content.menus.get(), menu);
    return {
      total: found.length,
      records: found.slice(offset, limit === undefined ? undefined : offset + limit),
    };
  },
});

/** Adds an item at the end of a menu; for a page or a category it makes the address itself. */
export const menusAdd = change({
  name: 'menus.add',
  summary: 'Add an item to a menu',
  allowed: ALLOWED,
  faces: face('add'),
  input: z.strictObject({
    menu: z.enum(MENUS).default('header').describe('Which menu'),
    record: fields,
    page: z.string().optional().describe('The slug of the page that the item leads to'),
    category: z.string().optional().describe('The blog category that the item leads to'),
  }),
  run(context, { menu, record, page: slug, category }) {
    const items = context.content.menus.get()[menu];
    const made = checkedItem({
      ...withParent(context, menu, record),
      ...target(context, slug, category),
      id: context.newId(),
      order: items.length + 1,
    });
    return { records: [kept(context, menu, [...items, made], made.id)] };
  },
});

/** Changes fields of an item; its place is for `move`. */
export const menusEdit = change({
  name: 'menus.edit',
  summary: "Edit a menu's item",
  allowed: ALLOWED,
  faces: face('edit'),
  input: inMenu.extend({
    record: item,
    changes: fields,
    page: z.string().optional().describe('The slug of the page that the item shall lead to'),
    category: z.string().optional().describe('The blog category that the item shall lead to'),
  }),
  run(context, { menu, record, changes, page: slug, category }) {
    return {
      records: [editItem(context, record, menu, { ...changes, ...target(context, slug, category) })],
    };
  },
});

/** Moves an item by one, or to a position counted from 1. */
export const menusMove = change({
  name: 'menus.move',
  summary: "Move a menu's item",
  allowed: ALLOWED,
  faces: face('move'),
  input: inMenu.extend({ record: item, to: z.union([z.enum(['up', 'down']), z.int().min(1)]) }),
  run(context, { menu, record, to }) {
    const menus = context.content.menus.get();
    const found = itemNamed(menus, record, menu);
    const items = [...menus[found.menu]];
    const from = items.indexOf(found.item);
    const wished = to === 'up' ? from - 1 : to === 'down' ? from + 1 : to - 1;
    items.splice(from, 1);
    items.splice(Math.min(Math.max(wished, 0), items.length), 0, found.item);
    return { records: [kept(context, found.menu, items, found.item.id)] };
  },
});

/** Makes items visible. */
export const menusShow = visibility('show', "Make a menu's items visible", true);
/** Hides items. */
export const menusHide = visibility('hide', "Hide a menu's items", false);

/** Deletes items; those after them move up. */
export const menusDelete = change({
  name: 'menus.delete',
  summary: "Delete a menu's items",
  allowed: ALLOWED,
  faces: face('delete'),
  input: inMenu.extend({ records: z.array(item).min(1) }),
  run(context, { menu, records }) {
    const menus = context.content.menus.get();
    const found = records.map((name) => itemNamed(menus, name, menu));
    const gone = new Set(found.map((one) => one.item));
    for (const name of new Set(found.map((one) => one.menu))) {
      keepItems(
        context,
        name,
        menus[name].filter((one) => !gone.has(one)),
      );
    }
    return { records: [...new Map(found.map((one) => [one.item.id, listed(one)])).values()] };
  },
});

function visibility(verb: string, summary: string, isVisible: boolean) {
  return change({
    name: `menus.${verb}`,
    summary,
    allowed: ALLOWED,
    faces: face(verb),
    input: inMenu.extend({ records: z.array(item).min(1) }),
    run: (context, { menu, records }) => ({
      records: records.map((name) => editItem(context, name, menu, { isVisible })),
    }),
  });
}

function editItem(
  context: ChangeContext,
  called: string,
  menu: MenuName | undefined,
  changes: object,
): MenuRow {
  const menus = context.content.menus.get();
  const found = itemNamed(menus, called, menu);
  const { id, order } = found.item;
  const after = checkedItem({
    ...found.item,
    ...withParent(context, found.menu, changes),
    id,
    order,
  });
  const items = menus[found.menu].map((one) => (one === found.item ? after : one));
  return kept(context, found.menu, items, id);
}

function kept(context: ChangeContext, menu: MenuName, items: MenuItem[], id: string): MenuRow {
  const item = keepItems(context, menu, items).find((one) => one.id === id) as MenuItem;
  return listed({ menu, item });
}

/** What was given, with the parent that it names by its id. Problem: `not-found` where the menu has no such item. */
function withParent({ content }: ChangeContext, menu: MenuName, given: object): object {
  const { parentId } = given as { parentId?: unknown };
  if (typeof parentId !== 'string') return given;
  const parent = inField('parentId', () => itemNamed(content.menus.get(), parentId, menu));
  return { ...given, parentId: parent.item.id };
}

function target({ content }: ChangeContext, page: string | undefined, category: string | undefined): object {
  if (page !== undefined) {
    const { slug } = content.pages.require(page);
    return { type: 'page', url: addressOf({ kind: 'page', slug }) };
  }
  if (category === undefined) return {};
  return { type: 'category', url: `${addressOf({ kind: 'blog' })}?category=${encodeURIComponent(category)}` };
}
