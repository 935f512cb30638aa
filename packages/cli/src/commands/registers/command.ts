import { type RegisterSummary, registersDelete, registersList, registersShow } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import { countOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { withList } from '../../record-commands/list-show.js';
import type { ChangeCommandOptions } from '../../record-commands/record-command-config.js';
import { withNamesAction } from '../../record-commands/record-names.js';
import { runChange } from '../../record-commands/run-change.js';
import { confirmNames } from '../../record-commands/select-records.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { confirmDeletion } from '../../terminal/input/prompts.js';
import { checkVerb } from './check.js';
import { importVerb } from './import.js';
import { summaryText } from './summary-text.js';

const FIELDS = [
  'id',
  'authority',
  'alsoCalled',
  'date',
  'file',
  'count',
  'domains',
  'createdAt',
  'updatedAt',
];

/** `croupier registers` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Registers: what authorities list as licensed, each list with its day',
    examples: [
      'croupier registers list',
      'croupier registers import list.csv --authority "UK Gambling Commission" --date 2026-11-24',
    ],
  };
  return nounCommand('registers', words, [listVerb(), showVerb(), importVerb(), checkVerb(), deleteVerb()]);
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List registers, by authority',
    examples: ['croupier registers list', 'croupier registers list --json'],
  });
  return withList<object, RegisterSummary>(command, {
    find: async (session) => (await session.perform(registersList, {})).result,
    columns: [
      { heading: 'REGISTER', text: ({ authority }) => authority },
      { heading: 'DATE', text: ({ date }) => date },
      { heading: 'ENTRIES', text: ({ count }) => String(count) },
      { heading: 'DOMAINS', text: ({ domains }) => String(domains) },
      { heading: 'ALSO CALLED', text: ({ alsoCalled }) => alsoCalled.join(', ') },
    ],
    fields: FIELDS,
    emptyMessage: 'No registers.',
  });
}

function showVerb(): Command {
  const command = verbCommand('show <register>', {
    summary: 'Show a register: its day, its names and its entries',
    examples: [
      'croupier registers show "UK Gambling Commission"',
      'croupier registers show "UK Gambling Commission" --search fox --json',
    ],
  })
    .option('--search <text>', 'only entries whose domain, license or operator has this')
    .addOption(countOption('--limit <count>', 'at most so many entries; 100 unless given'));
  return withAction<{ search?: string; limit?: number }>(command, async (session, options, record) => {
    const { search, limit } = options;
    const { result } = await session.perform(registersShow, { record: record ?? '', search, limit });
    if (session.globals.json) return session.printJson(result);
    const { entries, total } = result;
    const lines = [
      summaryText(result),
      ...entries.map((entry) => {
        const { domain = '', number = '', operator = '', status = '', until = '' } = entry;
        const facts = [domain, number, operator, status, until && `until ${until}`];
        return `  ${facts.filter((text) => text !== '').join('  ')}`;
      }),
      ...(total > entries.length ? [`  and ${total - entries.length} more; --limit shows more`] : []),
    ];
    await session.print(lines.map((line) => `${toSingleLine(line)}\n`).join(''));
  });
}

const REGISTERS = { name: 'register', plural: 'registers' };

function deleteVerb(): Command {
  const command = verbCommand('delete <registers...>', {
    summary: 'Delete registers, named by authority or id',
    examples: [
      'croupier registers delete "UK Gambling Commission" --yes',
      'croupier registers delete "UK Gambling Commission" --dry-run',
    ],
  });
  return withNamesAction<ChangeCommandOptions>(withDryRun(command), async (session, options, named) => {
    const records = named.names;
    if (!(await confirmNames(session, named, options, { verb: 'Delete', entity: REGISTERS }))) return;
    if (named.isTyped && !options.dryRun && !options.yes) {
      const { result } = await session.perform(registersDelete, { records }, { dryRun: true });
      for (const { authority } of result.records)
        await confirmDeletion(session, `Delete the register of ${authority}?`);
    }
    await runChange(session, registersDelete, { records }, options, 'Deleted the register of');
  });
}
