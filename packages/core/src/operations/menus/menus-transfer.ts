import * as z from 'zod';
import { messages } from '../../messages.js';
import {
  MENU_NAMES,
  type MenuItem,
  type MenuName,
  type MenuRow,
  menuRow,
} from '../../model/documents/menus.js';
import { requireValid } from '../../model/require-valid.js';
import type { ChangeContext } from '../define/operation.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import type { ImportTarget } from '../transfer/rows/row-matching.js';
import { menuRowsOf, saveMenuItems } from './stored-menu-items.js';

const { menu: texts } = messages;

const TEMPLATE = ['menu', 'label', 'url', 'type', 'target', 'isVisible', 'order', 'trackingId'];

/** Menu items from a file; one is known by menu, label and address. */
export const menusImport = importOperation({
  entity: menuRow,
  pluralLabel: 'menu items',
  input: importInput,
  screen: '/admin/menus',
  scale: 10,
  rules: () => ({
    identity: { by: 'words', columns: ['menu', 'label', 'url'] },
    missingIdentity: { column: 'label', message: texts.labelRequired },
    requiredColumns: { label: texts.labelRequired, url: texts.urlRequired },
    defaults: { menu: 'header' },
    order: TEMPLATE,
  }),
  target: menuTarget,
  counters: { isHidden: ({ isVisible }) => !isVisible },
});

/** Menu items as a file, in order. */
export const { export: menusExport, template: menusTemplate } = exportOperations({
  entity: menuRow,
  screen: '/admin/menus',
  scale: 10,
  query: () => z.strictObject({ menu: z.array(z.enum(MENU_NAMES)).optional() }),
  records: ({ menus }, { menu }) => menuRowsOf(menus.get(), menu),
  template: TEMPLATE,
});

const ORDER = menuRow.fieldPaths.findIndex(({ column }) => column === 'order');
const ID = menuRow.fieldPaths.findIndex(({ column }) => column === 'id');

/** The menus as an import sees them: worked on as one list, and kept when all rows are read. */
function menuTarget(context: ChangeContext): ImportTarget<MenuRow> {
  const rows = new Map(menuRowsOf(context.content.menus.get()).map((row) => [row.id, row]));
  const touched = new Set<MenuName>();
  const last = (menu: MenuName) =>
    [...rows.values()]
      .filter((row) => row.menu === menu)
      .reduce((most, { order }) => Math.max(most, order), 0);
  const ends = new Map(MENU_NAMES.map((menu) => [menu, last(menu)]));

  return {
    find: (id) => rows.get(id),
    all: () => rows.values(),
    insertParsed(values, id) {
      // Under an id that it brings, what stands under it in the file finds it again.
      values[ID] = id !== undefined && !rows.has(id) ? id : context.newId();
      const row = requireValid(menuRow.fromParsed(values));
      const isPlaced = values[ORDER] !== undefined && row.order > 0;
      const end = (ends.get(row.menu) ?? 0) + 1;
      const placed = isPlaced ? row : { ...row, order: end };
      ends.set(row.menu, Math.max(end, placed.order));
      rows.set(row.id, placed);
      touched.add(row.menu);
      return placed;
    },
    update(before, changes) {
      const given = Object.fromEntries(
        Object.entries({ ...before, ...changes }).filter(([, value]) => value != null),
      );
      const after = requireValid(menuRow.check({ ...given, id: before.id }));
      if (JSON.stringify(after) === JSON.stringify(before)) return before;
      rows.set(before.id, after);
      touched.add(before.menu).add(after.menu);
      return after;
    },
    finish() {
      for (const menu of touched) {
        const items = [...rows.values()].filter((row) => row.menu === menu).sort((a, b) => a.order - b.order);
        saveMenuItems(context, menu, items.map(withoutMenu));
      }
      return [];
    },
  };
}

function withoutMenu({ menu: _menu, ...item }: MenuRow): MenuItem {
  return item;
}
