import * as z from 'zod';
import { messages } from '../messages.js';
import { MENUS, type MenuItem, type MenuName, type MenuRow, menuRow } from '../model/menu.js';
import { Problem } from '../problem.js';
import { exportOperations } from './export.js';
import { importOperation } from './import.js';
import { importInput } from './import-input.js';
import type { ImportShelf } from './import-match.js';
import { keepItems, listedIn } from './menu-items.js';
import type { ChangeContext } from './operation.js';

const { menu: say } = messages;

const TEMPLATE = ['menu', 'label', 'url', 'type', 'target', 'isVisible', 'order', 'trackingId'];

/** Menu items from a file; one is known by menu, label and address. */
export const menusImport = importOperation({
  entity: menuRow,
  many: 'menu items',
  input: importInput,
  screen: '/admin/menus',
  scale: 10,
  rules: () => ({
    identity: { by: 'words', columns: ['menu', 'label', 'url'] },
    nameless: { column: 'label', message: say.labelRequired },
    needed: { label: say.labelRequired, url: say.urlRequired },
    filled: [],
    defaults: { menu: 'header' },
    ignored: ['_row', '_errors'],
    order: TEMPLATE,
    completed: (record) => record,
  }),
  shelf,
  seen: { isHidden: ({ isVisible }) => !isVisible },
});

/** Menu items as a file, in order. */
export const { export: menusExport, template: menusTemplate } = exportOperations({
  entity: menuRow,
  screen: '/admin/menus',
  scale: 10,
  query: z.strictObject({ menu: z.array(z.enum(MENUS)).optional() }),
  records: ({ menus }, { menu }) => listedIn(menus.get(), menu),
  template: TEMPLATE,
});

const ORDER = menuRow.leaves.findIndex(({ column }) => column === 'order');
const ID = menuRow.leaves.findIndex(({ column }) => column === 'id');

/** The menus as an import sees them: worked on as one list, and kept when all rows are read. */
function shelf(context: ChangeContext): ImportShelf<MenuRow> {
  const rows = new Map(listedIn(context.content.menus.get()).map((row) => [row.id, row]));
  const touched = new Set<MenuName>();
  const last = (menu: MenuName) =>
    [...rows.values()]
      .filter((row) => row.menu === menu)
      .reduce((most, { order }) => Math.max(most, order), 0);
  const ends = new Map(MENUS.map((menu) => [menu, last(menu)]));

  return {
    named: (id) => rows.get(id),
    all: () => rows.values(),
    admit(values, id) {
      // Under an id that it brings, what stands under it in the file finds it again.
      values[ID] = id !== undefined && !rows.has(id) ? id : context.newId();
      const row = accepted(menuRow.assemble(values));
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
      const after = accepted(menuRow.check({ ...given, id: before.id }));
      if (JSON.stringify(after) === JSON.stringify(before)) return before;
      rows.set(before.id, after);
      touched.add(before.menu).add(after.menu);
      return after;
    },
    close() {
      for (const menu of touched) {
        const items = [...rows.values()].filter((row) => row.menu === menu).sort((a, b) => a.order - b.order);
        keepItems(context, menu, items.map(withoutMenu));
      }
      return [];
    },
  };
}

function withoutMenu({ menu: _menu, ...item }: MenuRow): MenuItem {
  return item;
}

function accepted(check: ReturnType<typeof menuRow.check>): MenuRow {
  if ('value' in check) return check.value;
  throw new Problem('invalid', check.issues[0]?.message ?? '', { issues: check.issues });
}
