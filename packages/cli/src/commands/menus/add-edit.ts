import { MENU_NAMES, type MenuName, menuItem, menusAdd, menusEdit, messages } from '@croupier/core';
import { type Command, Option } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { readFieldOptions, withFieldOptions } from '../../command-line/field-options.js';
import { choiceOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { promptField } from '../../record-commands/prompt-fields.js';
import type { ChangeCommandOptions } from '../../record-commands/record-command-config.js';
import { runChange } from '../../record-commands/run-change.js';
import type { Session } from '../../session.js';
import { noChangesProblem } from '../../terminal/errors/error-output.js';
import { missingOptionProblem } from '../../terminal/input/prompts.js';

const { menu: menuMessages } = messages;

interface MenuItemWriteOptions extends ChangeCommandOptions, Record<string, unknown> {
  menu?: MenuName;
  page?: string;
  category?: string;
}

// `move` changes the position of an item, `show` and `hide` its visibility.
const editableFields = {
  fieldPaths: menuItem.fieldPaths.filter(({ column }) => column !== 'order'),
  findField: menuItem.findField,
};

/** `croupier menus add`. */
export function addVerb(): Command {
  const command = verbCommand('add', {
    summary: 'Add an item at the end of a menu',
    examples: [
      'croupier menus add --label "Best of all" --url /best-casinos',
      'croupier menus add --menu footer --label "About the Guide" --page about',
      'croupier menus add --label News --category News --dry-run',
    ],
  }).addOption(choiceOption('--menu <menu>', 'which menu; header unless given', MENU_NAMES));
  return withAction<MenuItemWriteOptions>(withTargetOptions(command), async (session, options) => {
    const { menu, page, category } = options;
    const given = withoutMenu(await readFieldOptions(editableFields, options));
    const record = await promptMissingFields(session, given, page !== undefined || category !== undefined);
    await runChange(
      session,
      menusAdd,
      { menu, record, page, category },
      options,
      `${messages.ours.menuItemAdded}:`,
    );
  });
}

/** `croupier menus edit`. */
export function editVerb(): Command {
  const command = verbCommand('edit <item>', {
    summary: 'Change fields of an item; what is not named stays, an empty value empties',
    examples: [
      'croupier menus edit Payments --label Banking --menu header',
      'croupier menus edit Payments --menu header --target _blank --dry-run',
    ],
  }).addOption(choiceOption('--menu <menu>', 'where the item stands', MENU_NAMES));
  return withAction<MenuItemWriteOptions>(withTargetOptions(command), async (session, options, record) => {
    const { menu, page, category } = options;
    const changes = withoutMenu(await readFieldOptions(editableFields, options));
    if (Object.keys(changes).length === 0 && page === undefined && category === undefined) {
      throw noChangesProblem('Give fields, such as --label Banking, or a record with --from.');
    }
    const input = { menu, record: record as string, changes, page, category };
    await runChange(session, menusEdit, input, options, 'Changed');
  });
}

function withTargetOptions(command: Command): Command {
  withFieldOptions(command, editableFields)
    .addOption(new Option('--page <page>', 'lead to this page, by its slug').conflicts(['url', 'category']))
    .addOption(new Option('--category <category>', 'lead to this category of the blog').conflicts('url'));
  return withDryRun(command);
}

/** Drops the menu, which `menus list --json` prints although it is not a field of the item. */
function withoutMenu({ menu: _menu, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return fields;
}

async function promptMissingFields(
  session: Session,
  given: Record<string, unknown>,
  hasTarget: boolean,
): Promise<Record<string, unknown>> {
  const record = { ...given };
  const wanted = [
    { field: 'label', question: 'Label', message: menuMessages.labelRequired, option: '--label' },
    {
      field: 'url',
      question: 'URL',
      message: menuMessages.urlRequired,
      option: '--url, --page or --category',
    },
  ];
  for (const { field, question, message, option } of wanted) {
    if (record[field] !== undefined || (field === 'url' && hasTarget)) continue;
    if (!session.canPrompt) throw missingOptionProblem(message, option);
    record[field] = await promptField(
      { entity: menuItem },
      { field, question, requiredMessage: message },
      undefined,
    );
  }
  return record;
}
