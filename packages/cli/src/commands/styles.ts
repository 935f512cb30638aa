import {
  messages,
  stylesDisable,
  stylesDraft,
  stylesEnable,
  stylesHistory,
  stylesReset,
  stylesRevert,
  stylesSet,
  stylesShow,
} from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { printChange } from '../terminal/changes.js';
import { textFrom } from '../terminal/input-file.js';
import { withDryRun } from '../terminal/options.js';
import { fieldsOption, formatOption, type ListOptions, printList } from '../terminal/records.js';
import { type ChangeOptions, wishesOf } from './record-noun.js';
import { noun, verb } from './verb.js';

const { styles: say } = messages;

/** `croupier styles` with its verbs. */
export function command(): Command {
  return noun(
    'styles',
    {
      summary: 'Custom CSS: what changes the look of the public pages, and of nothing else',
      examples: ['croupier styles set site.css', 'croupier styles history'],
    },
    [
      showVerb(),
      setVerb(),
      plainVerb(stylesEnable, 'enable', 'Let the custom CSS work', 'The custom CSS works.'),
      plainVerb(stylesDisable, 'disable', 'Keep the custom CSS from working', 'The custom CSS rests.'),
      plainVerb(
        stylesReset,
        'reset',
        'Empty the custom CSS; croupier styles revert brings it back',
        `${say.resetTitle}.`,
      ),
      historyVerb(),
      revertVerb(),
    ],
  );
}

function showVerb(): Command {
  const command = verb('show', {
    summary: 'Print the custom CSS as it is live, or its draft',
    examples: ['croupier styles show > site.css', 'croupier styles show --json'],
  }).option('--draft', 'the draft, where there is one');
  return does<Globals & { draft?: boolean }>(command, async (session, { draft }) => {
    const { result } = await session.perform(stylesShow, {});
    if (session.globals.json) return session.printJson(result);
    const css = draft ? (result.draft ?? '') : result.css;
    if (css !== '') await session.print(css.endsWith('\n') ? css : `${css}\n`);
    if (css === '') session.note(draft ? 'There is no draft.' : 'There is no custom CSS.');
    if (!result.isActive) session.note('It rests; croupier styles enable lets it work.');
    if (result.draft !== undefined && !draft)
      session.note('There is a draft too: croupier styles show --draft');
  });
}

interface SetOptions extends ChangeOptions {
  draft?: boolean;
  description?: string;
}

function setVerb(): Command {
  const command = verb('set <file>', {
    summary: 'Put CSS live from a file, or with - from stdin; the version before can be restored',
    examples: [
      'croupier styles set site.css --description "Warmer headings"',
      'croupier styles set site.css --dry-run',
      "echo 'h1 { letter-spacing: 0 }' | croupier styles set - --draft",
    ],
  })
    .option('--draft', 'keep it as a draft, sound or not; what is live stays')
    .option('--description <text>', 'what this version is about');
  return does<SetOptions>(withDryRun(command), async (session, options, file) => {
    const css = await textFrom(file as string);
    const isDry = options.dryRun === true;
    if (options.draft) {
      const outcome = await session.perform(stylesDraft, { css }, wishesOf(options));
      await printChange(session, outcome, { did: 'Kept as a draft.', isDry });
      for (const { line, column, message } of outcome.result.faults) {
        session.note(`Line ${line}, column ${column}: ${message}`);
      }
      return;
    }
    const input = { css, description: options.description };
    const outcome = await session.perform(stylesSet, input, wishesOf(options));
    await printChange(session, outcome, { did: `${say.savedTitle}.`, isDry });
  });
}

function plainVerb(operation: typeof stylesEnable, word: string, summary: string, did: string): Command {
  const command = verb(word, {
    summary,
    examples: [`croupier styles ${word}`, `croupier styles ${word} --dry-run`],
  });
  return does<ChangeOptions>(withDryRun(command), async (session, options) => {
    const outcome = await session.perform(operation, {}, wishesOf(options));
    await printChange(session, outcome, { did, isDry: options.dryRun === true });
  });
}

const FIELDS = ['id', 'css', 'description', 'createdAt'];

function historyVerb(): Command {
  const command = verb('history', {
    summary: 'List the versions that can be restored, the latest first',
    examples: ['croupier styles history', 'croupier styles history --json --fields description,createdAt'],
  })
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return does<ListOptions>(command, async (session, options) => {
    const { records, total } = (await session.perform(stylesHistory, {})).result;
    await printList(
      session,
      {
        records,
        total,
        columns: [
          { head: 'VERSION', text: (one) => String(records.indexOf(one) + 1), isNumber: true },
          { head: 'FROM', text: ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' ') },
          { head: 'LENGTH', text: ({ css }) => String(css.length), isNumber: true },
          { head: 'DESCRIPTION', text: ({ description }) => description },
        ],
        fields: FIELDS,
        idOf: ({ id }) => id,
        csv: async (some, fields) => (await import('./record-csv.js')).plainCsv(some, fields ?? FIELDS),
        empty: 'No earlier versions.',
      },
      options,
    );
  });
}

function revertVerb(): Command {
  const command = verb('revert [version]', {
    summary: 'Put an earlier version live, by its number or id; the latest unless one is named',
    examples: ['croupier styles revert', 'croupier styles revert 1 --dry-run'],
  });
  return does<ChangeOptions>(withDryRun(command), async (session, options, version) => {
    const input = version === undefined ? {} : { version };
    const outcome = await session.perform(stylesRevert, input, wishesOf(options));
    await printChange(session, outcome, { did: `${say.savedTitle}.`, isDry: options.dryRun === true });
  });
}
