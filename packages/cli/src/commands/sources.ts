import {
  IMPORTABLE,
  type ImportableName,
  type ImportRun,
  type SourceRow,
  type SourceStanding,
  sourcesDecide,
  sourcesList,
  sourcesShow,
} from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, countOption, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import type { ChangeCommandOptions } from '../record-commands/record-command-config.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { deleteProfilesVerb, saveProfileVerb } from './profiles.js';

const FIELDS = [
  'id',
  'name',
  'collection',
  'settings',
  'records',
  'open',
  'lastRun',
  'createdAt',
  'updatedAt',
];

/** `croupier sources` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Sources: files that come again and again, and what each said last',
    examples: ['croupier sources list', 'croupier casinos import list.csv --source partners --mirror'],
  };
  return nounCommand('sources', words, [
    listVerb(),
    showVerb(),
    saveProfileVerb('sources'),
    decideVerb(),
    deleteProfilesVerb('sources'),
  ]);
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List sources: what their last file had, and what waits for a decision',
    examples: ['croupier sources list', 'croupier sources list --collection casinos --json'],
  }).addOption(choiceOption('--collection <name>', 'only those that import into it', IMPORTABLE));
  return withList<{ collection?: ImportableName }, SourceStanding>(command, {
    find: async (session, { collection }) => (await session.perform(sourcesList, { collection })).result,
    columns: [
      { heading: 'SOURCE', text: ({ name }) => name },
      { heading: 'IMPORTS', text: ({ collection }) => collection },
      { heading: 'RECORDS', text: ({ records }) => String(records) },
      { heading: 'OPEN', text: ({ open }) => String(open) },
      { heading: 'LAST', text: ({ lastRun }) => lastRun?.createdAt ?? '' },
    ],
    fields: FIELDS,
    emptyMessage: 'No sources.',
  });
}

function showVerb(): Command {
  const command = verbCommand('show <source>', {
    summary: 'Show a source: its last runs, and the rows that wait for a decision',
    examples: ['croupier sources show partners', 'croupier sources show partners --all --json'],
  })
    .option('--all', 'every row that is known of it, not those that wait alone')
    .addOption(countOption('--limit <count>', 'at most so many rows; 100 unless given'));
  return withAction<{ all?: boolean; limit?: number }>(command, async (session, { all, limit }, record) => {
    const { result } = await session.perform(sourcesShow, {
      record: record ?? '',
      rows: all === true ? 'all' : 'open',
      limit,
    });
    if (session.globals.json) return session.printJson(result);
    const { name, collection, records, open, runs, rows, total } = result;
    const lines = [
      `${name} imports ${collection}: ${records} in its last file, ${open} open`,
      ...runs.map((run) => `  ${runText(run)}`),
      ...rows.map((row) => `  ${rowText(row)}`),
      ...(total > rows.length ? [`  and ${total - rows.length} more; --limit shows more`] : []),
    ];
    await session.print(`${lines.join('\n')}\n`);
  });
}

/** One import of a source in a line. */
export function runText({ createdAt, file, rows, rowCounts, by }: ImportRun): string {
  return [createdAt, file ?? 'a file', `${rows} rows`, countsText(rowCounts), `by ${by}`]
    .filter((part) => part !== '')
    .join('  ');
}

/** What an import did, in words. */
export function countsText(rowCounts: ImportRun['rowCounts']): string {
  return Object.entries(rowCounts)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}

function rowText({ key, state, slug, why }: SourceRow): string {
  return [state, key, slug ?? '', why ?? ''].filter((part) => part !== '').join('  ');
}

interface DecideOptions extends ChangeCommandOptions {
  record?: string;
  new?: boolean;
  never?: boolean;
}

function decideVerb(): Command {
  const command = verbCommand('decide <source> <key>', {
    summary: 'Say for good what a row is about; the next import does so',
    examples: [
      'croupier sources decide partners "domain: golden-fox.example" --record copper-heron',
      'croupier sources decide partners golden-fox.example --never',
    ],
  })
    .option('--record <name>', 'it is about this record')
    .option('--new', 'the next import makes a new record of it')
    .option('--never', 'it is never imported');
  return withAction<DecideOptions>(withDryRun(command), async (session, options, source, key) => {
    const { record, dryRun = false } = options;
    const said = [record, options.new, options.never].filter((one) => one !== undefined);
    if (said.length !== 1)
      throw usageProblem('Say one thing of the row', 'Give one of --record, --new and --never.');
    const outcome = await session.perform(
      sourcesDecide,
      {
        source: source ?? '',
        key: key ?? '',
        ...(record === undefined
          ? { as: options.never ? ('never' as const) : ('new' as const) }
          : { record }),
      },
      { dryRun },
    );
    if (session.globals.json)
      return session.printJson({ change: outcome.change?.id ?? null, ...outcome.result });
    for (const row of outcome.result.rows) session.note(rowText(row));
  });
}
