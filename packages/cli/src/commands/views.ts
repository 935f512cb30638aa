import {
  type SavedView,
  VIEWED_LISTS,
  type ViewedList,
  viewsDelete,
  viewsList,
  viewsSave,
} from '@croupier/core';
import type { Command, Option } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import type { ChangeCommandOptions } from '../record-commands/record-command-config.js';
import { withNamesAction } from '../record-commands/record-names.js';
import { runChange } from '../record-commands/run-change.js';
import { confirmNames } from '../record-commands/select-records.js';

const FIELDS = ['id', 'list', 'name', 'query', 'createdAt', 'updatedAt'];
const VIEWS = { name: 'saved view', plural: 'saved views' };

/** `croupier views` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Saved views: what lists of the admin show, under names, for all staff',
    examples: [
      'croupier views list',
      'croupier views save "Low rated" --list casinos --query "where=rating<5"',
    ],
  };
  return nounCommand('views', words, [listVerb(), saveVerb(), deleteVerb()]);
}

interface ListOption {
  list?: ViewedList;
}

function listOption(help: string): Option {
  return choiceOption('--list <name>', help, VIEWED_LISTS);
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List saved views',
    examples: ['croupier views list', 'croupier views list --list casinos --json'],
  }).addOption(listOption('only those of this list'));
  return withList<ListOption, SavedView>(command, {
    find: async (session, { list }) => (await session.perform(viewsList, { list })).result,
    columns: [
      { heading: 'LIST', text: ({ list }) => list },
      { heading: 'VIEW', text: ({ name }) => name },
      { heading: 'SHOWS', text: shownText },
    ],
    fields: FIELDS,
    emptyMessage: 'No saved views.',
  });
}

function saveVerb(): Command {
  const command = verbCommand('save <name>', {
    summary: 'Save what a list shows; a view of that list with the same name is replaced',
    examples: [
      'croupier views save "Low rated" --list casinos --query "where=rating<5&sort=-rating"',
      'croupier views save Drafts --list posts --query status=draft --dry-run',
    ],
  })
    .addOption(listOption('the list').makeOptionMandatory())
    .option('--query <query>', "what the list's address in the admin says behind its ?; all rows by default");
  return withAction<ChangeCommandOptions & Required<ListOption> & { query?: string }>(
    withDryRun(command),
    async (session, options, name = '') => {
      const { list, query } = options;
      await runChange(session, viewsSave, { name, list, query }, options, ({ replaced }) =>
        replaced ? 'Replaced the view' : 'Saved the view',
      );
    },
  );
}

function deleteVerb(): Command {
  const command = verbCommand('delete <views...>', {
    summary: 'Delete saved views, named by name or id; what they show stays',
    examples: [
      'croupier views delete "Low rated"',
      'croupier views delete "Low rated" --list casinos --dry-run',
    ],
  }).addOption(listOption('the list of the views, where several lists have one of that name'));
  return withNamesAction<ChangeCommandOptions & ListOption>(
    withDryRun(command),
    async (session, options, named) => {
      if (!(await confirmNames(session, named, options, { verb: 'Delete', entity: VIEWS }))) return;
      const input = { records: named.names, list: options.list };
      await runChange(session, viewsDelete, input, options, 'Deleted the view');
    },
  );
}

/** The query as people read it. */
function shownText({ query }: SavedView): string {
  return [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).join(' & ');
}
