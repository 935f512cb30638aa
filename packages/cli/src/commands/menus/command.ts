import {
  MENU_NAMES,
  type MenuName,
  menuRow,
  menusDelete,
  menusExport,
  menusHide,
  menusImport,
  menusList,
  menusMove,
  menusShow,
  menusTemplate,
  messages,
} from '@croupier/core';
import { Argument, type Command } from 'commander';
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import {
  choiceOption,
  choicesOption,
  countOption,
  withCompletions,
  withDryRun,
} from '../../command-line/options.js';
import {
  type ChangeCommandOptions,
  performOptionsOf,
  withVariadicAction,
} from '../../record-commands/config.js';
import { type ImportExportConfig, importExportVerbs } from '../../record-commands/import-export.js';
import { importExportExamples } from '../../record-commands/record-command.js';
import { withAction } from '../../session.js';
import { printChange } from '../../terminal/change-output.js';
import { usageProblem } from '../../terminal/error-output.js';
import { confirmDeletion } from '../../terminal/prompts.js';
import {
  fieldNames,
  fieldsOption,
  formatOption,
  type ListOptions,
  printList,
} from '../../terminal/record-output.js';
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
      editVerb(),
      moveVerb(),
      ...visibilityVerbs(),
      deleteVerb(),
      ...importExportVerbs(importExportConfig),
    ],
  );
}

const importExportConfig: ImportExportConfig = {
  plural: 'menus',
  pluralLabel: 'menu items',
  operations: { import: menusImport, export: menusExport, template: menusTemplate },
  defaultColumnsText: 'the columns of the template',
  defaultExample: 'menu=footer',
  keyText: 'an item with its menu, label and address',
  isCasinos: false,
  defaultsOption: {
    add: (command) =>
      command.addOption(
        choiceOption('--menu <menu>', 'where rows go that do not say it; header unless given', MENU_NAMES),
      ),
    of: ({ menu }: { menu?: MenuName }) => (menu === undefined ? {} : { menu }),
  },
  query: {
    add: (command) => command.addOption(choicesOption('--menu <menus>', 'only of these', MENU_NAMES)),
    of: ({ menu }: { menu?: MenuName[] }) => ({ menu }),
  },
  examples: importExportExamples('menus'),
};

const FIELDS = fieldNames(menuRow);

interface MenuListOptions extends ListOptions {
  menu?: MenuName[];
  limit?: number;
  offset?: number;
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List the items of both menus, or of one',
    examples: ['croupier menus list', 'croupier menus list --menu footer --json --fields label,url'],
  })
    .addOption(choicesOption('--menu <menus>', 'only of these', MENU_NAMES))
    .addOption(countOption('--limit <count>', 'at most so many'))
    .addOption(countOption('--offset <count>', 'leave out so many first'))
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return withAction<MenuListOptions>(command, async (session, options) => {
    const { menu, limit, offset } = options;
    const { result } = await session.perform(menusList, { menu, limit, offset });
    await printList(
      session,
      {
        ...result,
        columns: [
          { heading: 'MENU', text: (item) => item.menu },
          { heading: 'ORDER', text: ({ order }) => String(order), isNumber: true },
          { heading: 'LABEL', text: ({ label }) => label },
          { heading: 'URL', text: ({ url }) => url },
          { heading: 'TYPE', text: ({ type }) => type },
          { heading: 'SHOWN', text: ({ isVisible }) => (isVisible ? 'visible' : 'hidden') },
        ],
        fields: FIELDS,
        idOf: ({ id }) => id,
        csv: async (records, fields) =>
          (await import('../../record-commands/csv.js')).recordsToCsv(menuRow, records, fields, 10),
        emptyMessage: messages.menu.empty,
      },
      options,
    );
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
    const input = { menu: options.menu, record: record as string, to: parsePosition(where as string) };
    const outcome = await session.perform(menusMove, input, performOptionsOf(options));
    await printChange(session, outcome, { did: 'Moved', isDry: options.dryRun === true });
  });
}

function parsePosition(where: string): 'up' | 'down' | number {
  if (where === 'up' || where === 'down') return where;
  if (/^[1-9]\d{0,3}$/.test(where)) return Number(where);
  throw usageProblem(`'${where}' is no place in a menu`, 'Give up, down, or a position such as 1.');
}

function visibilityVerbs(): Command[] {
  const verbs = [
    ['show', menusShow, 'Make items visible', 'Now visible:'],
    ['hide', menusHide, 'Hide items from visitors; they stay in the menu', 'Hidden:'],
  ] as const;
  return verbs.map(([word, operation, summary, did]) => {
    const command = verbCommand(`${word} <items...>`, {
      summary,
      examples: [
        `croupier menus ${word} Payments --menu header`,
        `croupier menus ${word} Payments --menu header --dry-run`,
      ],
    }).addOption(choiceOption('--menu <menu>', 'where the items stand', MENU_NAMES));
    return withVariadicAction<MenuItemOptions>(withDryRun(command), async (session, options, records) => {
      const outcome = await session.perform(
        operation,
        { menu: options.menu, records },
        performOptionsOf(options),
      );
      await printChange(session, outcome, { did, isDry: options.dryRun === true });
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
  return withVariadicAction<MenuItemOptions>(withDryRun(command), async (session, options, records) => {
    const input = { menu: options.menu, records };
    if (!options.dryRun && !options.yes) {
      // What is called by an id is asked about by its label.
      const { result } = await session.perform(menusDelete, input, { dryRun: true });
      for (const { label } of result.records) {
        await confirmDeletion(session.canPrompt, messages.menu.confirmDelete(label));
      }
    }
    const outcome = await session.perform(menusDelete, input, performOptionsOf(options));
    await printChange(session, outcome, {
      did: `${messages.ours.menuItemDeleted}:`,
      isDry: options.dryRun === true,
    });
  });
}
