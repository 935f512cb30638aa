import {
  MENUS,
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
import { does } from '../session.js';
import { confirmDeletion } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { choiceOption, choicesOption, countOption, offer, withDryRun } from '../terminal/options.js';
import { fieldNames, fieldsOption, formatOption, type ListOptions, printList } from '../terminal/records.js';
import { addVerb, editVerb } from './menus-write.js';
import { fileVerbs, type RecordFiles } from './record-files.js';
import { type ChangeOptions, doesToSeveral, wishesOf } from './record-noun.js';
import { examplesFor } from './record-verbs.js';
import { noun, verb } from './verb.js';

/** `croupier menus` with all its verbs. */
export function command(): Command {
  return noun(
    'menus',
    {
      summary: 'Menus: what the header and the footer lead to',
      examples: ['croupier menus list --menu header', 'croupier menus move Payments up --menu header'],
    },
    [listVerb(), addVerb(), editVerb(), moveVerb(), ...visibilityVerbs(), deleteVerb(), ...fileVerbs(files)],
  );
}

const files: RecordFiles = {
  plural: 'menus',
  many: 'menu items',
  operations: { import: menusImport, export: menusExport, template: menusTemplate },
  short: 'the columns of the template',
  standIn: 'menu=footer',
  identity: 'an item with its menu, label and address',
  isStarred: false,
  into: {
    add: (command) =>
      command.addOption(
        choiceOption('--menu <menu>', 'where rows go that do not say it; header unless given', MENUS),
      ),
    of: ({ menu }: { menu?: MenuName }) => (menu === undefined ? {} : { menu }),
  },
  query: {
    add: (command) => command.addOption(choicesOption('--menu <menus>', 'only of these', MENUS)),
    of: ({ menu }: { menu?: MenuName[] }) => ({ menu }),
  },
  examples: examplesFor('menus'),
};

const FIELDS = fieldNames(menuRow);

interface MenuListOptions extends ListOptions {
  menu?: MenuName[];
  limit?: number;
  offset?: number;
}

function listVerb(): Command {
  const command = verb('list', {
    summary: 'List the items of both menus, or of one',
    examples: ['croupier menus list', 'croupier menus list --menu footer --json --fields label,url'],
  })
    .addOption(choicesOption('--menu <menus>', 'only of these', MENUS))
    .addOption(countOption('--limit <count>', 'at most so many'))
    .addOption(countOption('--offset <count>', 'leave out so many first'))
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return does<MenuListOptions>(command, async (session, options) => {
    const { menu, limit, offset } = options;
    const { result } = await session.perform(menusList, { menu, limit, offset });
    await printList(
      session,
      {
        ...result,
        columns: [
          { head: 'MENU', text: (item) => item.menu },
          { head: 'ORDER', text: ({ order }) => String(order), isNumber: true },
          { head: 'LABEL', text: ({ label }) => label },
          { head: 'URL', text: ({ url }) => url },
          { head: 'TYPE', text: ({ type }) => type },
          { head: 'SHOWN', text: ({ isVisible }) => (isVisible ? 'visible' : 'hidden') },
        ],
        fields: FIELDS,
        idOf: ({ id }) => id,
        csv: async (records, fields) =>
          (await import('./record-csv.js')).recordCsv(menuRow, records, fields, 10),
        empty: messages.menu.empty,
      },
      options,
    );
  });
}

interface ItemOptions extends ChangeOptions {
  menu?: MenuName;
}

function moveVerb(): Command {
  const command = verb('move <item>', {
    summary: 'Move an item up or down by one, or to a position',
    examples: [
      'croupier menus move Payments up --menu header',
      'croupier menus move Payments 1 --menu header --dry-run',
    ],
  })
    .addArgument(offer(new Argument('<where>', 'up, down, or a position counted from 1'), ['up', 'down']))
    .addOption(choiceOption('--menu <menu>', 'where the item stands', MENUS));
  return does<ItemOptions>(withDryRun(command), async (session, options, record, where) => {
    const input = { menu: options.menu, record: record as string, to: placeOf(where as string) };
    const outcome = await session.perform(menusMove, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Moved', isDry: options.dryRun === true });
  });
}

function placeOf(where: string): 'up' | 'down' | number {
  if (where === 'up' || where === 'down') return where;
  if (/^[1-9]\d{0,3}$/.test(where)) return Number(where);
  throw usage(`'${where}' is no place in a menu`, 'Give up, down, or a position such as 1.');
}

function visibilityVerbs(): Command[] {
  const verbs = [
    ['show', menusShow, 'Make items visible', 'Now visible:'],
    ['hide', menusHide, 'Hide items from visitors; they stay in the menu', 'Hidden:'],
  ] as const;
  return verbs.map(([word, operation, summary, did]) => {
    const command = verb(`${word} <items...>`, {
      summary,
      examples: [
        `croupier menus ${word} Payments --menu header`,
        `croupier menus ${word} Payments --menu header --dry-run`,
      ],
    }).addOption(choiceOption('--menu <menu>', 'where the items stand', MENUS));
    return doesToSeveral<ItemOptions>(withDryRun(command), async (session, options, records) => {
      const outcome = await session.perform(operation, { menu: options.menu, records }, wishesOf(options));
      await printChange(session, outcome, { did, isDry: options.dryRun === true });
    });
  });
}

function deleteVerb(): Command {
  const command = verb('delete <items...>', {
    summary: 'Delete items; croupier undo brings them back',
    examples: [
      'croupier menus delete Payments --menu header --yes',
      'croupier menus delete Payments --menu header --dry-run',
    ],
  }).addOption(choiceOption('--menu <menu>', 'where the items stand', MENUS));
  return doesToSeveral<ItemOptions>(withDryRun(command), async (session, options, records) => {
    const input = { menu: options.menu, records };
    if (!options.dryRun && !options.yes) {
      // What is called by an id is asked about by its label.
      const { result } = await session.perform(menusDelete, input, { dryRun: true });
      for (const { label } of result.records) {
        await confirmDeletion(session.mayAsk, messages.menu.confirmDelete(label));
      }
    }
    const outcome = await session.perform(menusDelete, input, wishesOf(options));
    await printChange(session, outcome, {
      did: `${messages.ours.menuItemDeleted}:`,
      isDry: options.dryRun === true,
    });
  });
}
