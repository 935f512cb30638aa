import { MENUS, type MenuName, menuItem, menusAdd, menusEdit, messages } from '@croupier/core';
import { type Command, Option } from 'commander';
import { does, type Session } from '../session.js';
import { askText, missing } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { readFields, withFields } from '../terminal/fields.js';
import { choiceOption, withDryRun } from '../terminal/options.js';
import { type ChangeOptions, wishesOf } from './record-noun.js';
import { verb } from './verb.js';

const { menu: say } = messages;

interface WriteOptions extends ChangeOptions, Record<string, unknown> {
  menu?: MenuName;
  page?: string;
  category?: string;
}

// An item's place is for `move`, and its visibility has verbs of its own.
const written = {
  leaves: menuItem.leaves.filter(({ column }) => column !== 'order'),
  leaf: menuItem.leaf,
};

/** `croupier menus add`. */
export function addVerb(): Command {
  const command = verb('add', {
    summary: 'Add an item at the end of a menu',
    examples: [
      'croupier menus add --label "Best of all" --url /best-casinos',
      'croupier menus add --menu footer --label "About the Guide" --page about',
      'croupier menus add --label News --category News --dry-run',
    ],
  }).addOption(choiceOption('--menu <menu>', 'which menu; header unless given', MENUS));
  return does<WriteOptions>(withTarget(command), async (session, options) => {
    const { menu, page, category } = options;
    const given = withoutMenu(await readFields(written, options));
    const record = await askMissing(session, given, page !== undefined || category !== undefined);
    const outcome = await session.perform(menusAdd, { menu, record, page, category }, wishesOf(options));
    await printChange(session, outcome, {
      did: `${messages.ours.menuItemAdded}:`,
      isDry: options.dryRun === true,
    });
  });
}

/** `croupier menus edit`. */
export function editVerb(): Command {
  const command = verb('edit <item>', {
    summary: 'Change fields of an item; what is not named stays, an empty value empties',
    examples: [
      'croupier menus edit Payments --label Banking --menu header',
      'croupier menus edit Payments --menu header --target _blank --dry-run',
    ],
  }).addOption(choiceOption('--menu <menu>', 'where the item stands', MENUS));
  return does<WriteOptions>(withTarget(command), async (session, options, record) => {
    const { menu, page, category } = options;
    const changes = withoutMenu(await readFields(written, options));
    if (Object.keys(changes).length === 0 && page === undefined && category === undefined) {
      throw usage('Say what to change', 'Give fields, such as --label Banking, or a record with --from.');
    }
    const input = { menu, record: record as string, changes, page, category };
    const outcome = await session.perform(menusEdit, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Changed', isDry: options.dryRun === true });
  });
}

function withTarget(command: Command): Command {
  withFields(command, written)
    .addOption(new Option('--page <page>', 'lead to this page, by its slug').conflicts(['url', 'category']))
    .addOption(new Option('--category <category>', 'lead to this category of the blog').conflicts('url'));
  return withDryRun(command);
}

/** What `menus list --json` prints says its menu too, which is not the item's own. */
function withoutMenu({ menu: _menu, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return fields;
}

async function askMissing(
  session: Session,
  given: Record<string, unknown>,
  leads: boolean,
): Promise<Record<string, unknown>> {
  const record = { ...given };
  const wanted = [
    { field: 'label', question: 'Label', message: say.labelRequired, option: '--label' },
    { field: 'url', question: 'URL', message: say.urlRequired, option: '--url, --page or --category' },
  ];
  for (const { field, question, message, option } of wanted) {
    if (record[field] !== undefined || (field === 'url' && leads)) continue;
    if (!session.mayAsk) throw missing(message, option);
    record[field] = await askText(question, (answer) => (answer === '' ? message : undefined));
  }
  return record;
}
