import {
  MENU_NAMES,
  type MenuName,
  type MenuRow,
  menuRow,
  menusDelete,
  menusExport,
  menusHide,
  menusImport,
  menusList,
  menusMove,
  menusShow,
  menusStart,
  menusTemplate,
  messages,
} from '@croupier/core';
import { Argument, type Command } from 'commander';
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import { choiceOption, choicesOption, withCompletions, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { importExportVerbs } from '../../record-commands/import-export.js';
import { withList } from '../../record-commands/list-show.js';
import { parsePosition } from '../../record-commands/position.js';
import { importExportConfig } from '../../record-commands/record-command.js';
import type {
  ChangeCommandOptions,
  RecordCommandConfig,
} from '../../record-commands/record-command-config.js';
import { withNamesAction } from '../../record-commands/record-names.js';
import { runChange } from '../../record-commands/run-change.js';
import { confirmNames } from '../../record-commands/select-records.js';
import { confirmDeletion } from '../../terminal/input/prompts.js';
import { fieldNames, withPageOptions } from '../../terminal/record-output.js';
import { addVerb, editVerb } from './add-edit.js';

/** `croupier menus` with all its verbs. */
export function command(): Command {
  return nounCommand(
    'menus',
    {
      summary: 'Menus: what the header and the footer lead to',
      examples: ['croupier menus list --menu header', 'croupier menus move Payments up --menu header'],
    },
    [
      listVerb(),
      addVerb(),
      startVerb(),
      editVerb(),
      moveVerb(),
      ...visibilityVerbs(),
      deleteVerb(),
      ...importExportVerbs(files),
    ],
  );
}

const menuFilter: RecordCommandConfig<never>['query'] = {
  add: (command) => command.addOption(choicesOption('--menu <menus>', 'only of these', MENU_NAMES)),
  of: ({ menu }: { menu?: MenuName[] }) => ({ menu }),
};

const files = importExportConfig(
  { entity: menuRow, query: menuFilter },
  {
    operations: { import: menusImport, export: menusExport, template: menusTemplate },
    pluralLabel: 'menu items',
    defaultExample: 'menu=footer',
    keyText: 'an item with its menu, label and address',
    defaultsOption: {
      add: (command) =>
        command.addOption(
          choiceOption('--menu <menu>', 'where rows go that do not say it; header unless given', MENU_NAMES),
        ),
      of: ({ menu }: { menu?: MenuName }) => (menu === undefined ? {} : { menu }),
    },
  },
);

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List the items of both menus, or of one',
    examples: ['croupier menus list', 'croupier menus list --menu footer --json --fields label,url'],
  });
  withPageOptions(menuFilter.add(command));
  return withList<{ menu?: MenuName[] }, MenuRow>(command, {
    find: async (session, { menu, limit, offset }) =>
      (await session.perform(menusList, { menu, limit, offset })).result,
    columns: [
      { heading: 'MENU', text: (item) => item.menu },
      { heading: 'ORDER', text: ({ order }) => String(order), isNumber: true },
      { heading: 'LABEL', text: ({ label }) => label },
      { heading: 'URL', text: ({ url }) => url },
      { heading: 'TYPE', text: ({ type }) => type },
      { heading: 'SHOWN', text: ({ isVisible }) => (isVisible ? 'visible' : 'hidden') },
    ],
    fields: fieldNames(menuRow),
    rows: async (records, fields) =>
      (await import('../../record-commands/table-rows.js')).recordRows(menuRow, records, fields, 10),
    emptyMessage: messages.menu.empty,
  });
}

interface MenuItemOptions extends ChangeCommandOptions {
  menu?: MenuName;
}

function moveVerb(): Command {
  const command = verbCommand('move <item>', {
    summary: 'Move an item up or down by one, or to a position',
    examples: [
      'croupier menus move Payments up --menu header',
      'croupier menus move Payments 1 --menu header --dry-run',
    ],
  })
    .addArgument(
      withCompletions(new Argument('<where>', 'up, down, or a position counted from 1'), ['up', 'down']),
    )
    .addOption(choiceOption('--menu <menu>', 'where the item stands', MENU_NAMES));
  return withAction<MenuItemOptions>(withDryRun(command), async (session, options, record, where) => {
    const input = {
      menu: options.menu,
      record: record as string,
      to: parsePosition(where as string, POSITION_WORDS),
    };
    await runChange(session, menusMove, input, options, 'Moved');
  });
}

function startVerb(): Command {
  const command = verbCommand('start', {
    summary: 'Make items of the links that an empty menu shows, to edit them',
    examples: ['croupier menus start --menu footer', 'croupier menus start --menu footer --dry-run'],
  }).addOption(choiceOption('--menu <menu>', 'which menu; header unless given', MENU_NAMES));
  return withAction<MenuItemOptions>(withDryRun(command), async (session, options) => {
    await runChange(session, menusStart, { menu: options.menu }, options, `${messages.ours.menuItemAdded}:`);
  });
}

const POSITION_WORDS = { message: 'is no place in a menu', hint: 'Give up, down, or a position such as 1.' };

const MENU_ITEMS = { name: 'menu item', plural: 'menu items' };

function visibilityVerbs(): Command[] {
  const verbs = [
    ['show', menusShow, 'Make items visible', 'Now visible:'],
    ['hide', menusHide, 'Hide items from visitors; they stay in the menu', 'Hidden:'],
  ] as const;
  return verbs.map(([word, operation, summary, message]) => {
    const command = verbCommand(`${word} <items...>`, {
      summary,
      examples: [
        `croupier menus ${word} Payments --menu header`,
        `croupier menus ${word} Payments --menu header --dry-run`,
      ],
    }).addOption(choiceOption('--menu <menu>', 'where the items stand', MENU_NAMES));
    return withNamesAction<MenuItemOptions>(withDryRun(command), async (session, options, named) => {
      const records = named.names;
      if (!(await confirmNames(session, named, options, { verb: 'Change', entity: MENU_ITEMS }))) return;
      await runChange(session, operation, { menu: options.menu, records }, options, message);
    });
  });
}

function deleteVerb(): Command {
  const command = verbCommand('delete <items...>', {
    summary: 'Delete items; croupier undo brings them back',
    examples: [
      'croupier menus delete Payments --menu header --yes',
      'croupier menus delete Payments --menu header --dry-run',
    ],
  }).addOption(choiceOption('--menu <menu>', 'where the items stand', MENU_NAMES));
  return withNamesAction<MenuItemOptions>(withDryRun(command), async (session, options, named) => {
    const input = { menu: options.menu, records: named.names };
    if (!(await confirmNames(session, named, options, { verb: 'Delete', entity: MENU_ITEMS }))) return;
    if (named.isTyped && !options.dryRun && !options.yes) {
      // The question names the label, even if the command named the id.
      const { result } = await session.perform(menusDelete, input, { dryRun: true });
      for (const { label } of result.records) {
        await confirmDeletion(session, messages.menu.confirmDelete(label));
      }
    }
    await runChange(session, menusDelete, input, options, `${messages.ours.menuItemDeleted}:`);
  });
}
