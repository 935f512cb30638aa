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
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { type ChangeCommandOptions, performOptionsOf } from '../record-commands/record-command-config.js';
import { runChange } from '../record-commands/run-change.js';
import type { GlobalOptionValues } from '../session.js';
import { printChange } from '../terminal/change-output.js';
import { dateText } from '../terminal/date-text.js';
import { readTextInput } from '../terminal/input/input-file.js';
import { type ListOptions, printList, withListOptions } from '../terminal/record-output.js';

const { styles: stylesMessages } = messages;

/** `croupier styles` with its verbs. */
export function command(): Command {
  return nounCommand(
    'styles',
    {
      summary: 'Custom CSS: what changes the look of the public pages, and of nothing else',
      examples: ['croupier styles set site.css', 'croupier styles history'],
    },
    [
      showVerb(),
      setVerb(),
      simpleVerb(stylesEnable, 'enable', 'Let the custom CSS work', 'The custom CSS works.'),
      simpleVerb(stylesDisable, 'disable', 'Keep the custom CSS from working', 'The custom CSS rests.'),
      simpleVerb(
        stylesReset,
        'reset',
        'Empty the custom CSS; croupier styles revert brings it back',
        `${stylesMessages.resetTitle}.`,
      ),
      historyVerb(),
      revertVerb(),
    ],
  );
}

function showVerb(): Command {
  const command = verbCommand('show', {
    summary: 'Print the custom CSS as it is live, or its draft',
    examples: ['croupier styles show > site.css', 'croupier styles show --json'],
  }).option('--draft', 'the draft, where there is one');
  return withAction<GlobalOptionValues & { draft?: boolean }>(command, async (session, { draft }) => {
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

interface SetOptions extends ChangeCommandOptions {
  draft?: boolean;
  description?: string;
}

function setVerb(): Command {
  const command = verbCommand('set <file>', {
    summary: 'Put CSS live from a file, or with - from stdin; the version before can be restored',
    examples: [
      'croupier styles set site.css --description "Warmer headings"',
      'croupier styles set site.css --dry-run',
      "echo 'h1 { letter-spacing: 0 }' | croupier styles set - --draft",
    ],
  })
    .option('--draft', 'keep it as a draft, sound or not; what is live stays')
    .option('--description <text>', 'what this version is about');
  return withAction<SetOptions>(withDryRun(command), async (session, options, file) => {
    const css = await readTextInput(file as string);
    if (options.draft) {
      const outcome = await session.perform(stylesDraft, { css }, performOptionsOf(options));
      await printChange(session, outcome, { message: 'Kept as a draft.', isDryRun: options.dryRun === true });
      for (const { line, column, message } of [...outcome.result.faults, ...outcome.result.overruled]) {
        session.note(`Line ${line}, column ${column}: ${message}`);
      }
      return;
    }
    const input = { css, description: options.description };
    await runChange(session, stylesSet, input, options, `${stylesMessages.savedTitle}.`);
  });
}

function simpleVerb(
  operation: typeof stylesEnable,
  word: string,
  summary: string,
  successMessage: string,
): Command {
  const command = verbCommand(word, {
    summary,
    examples: [`croupier styles ${word}`, `croupier styles ${word} --dry-run`],
  });
  return withAction<ChangeCommandOptions>(withDryRun(command), async (session, options) => {
    await runChange(session, operation, {}, options, successMessage);
  });
}

const FIELDS = ['id', 'css', 'description', 'createdAt'];

function historyVerb(): Command {
  const command = verbCommand('history', {
    summary: 'List the versions that can be restored, the latest first',
    examples: ['croupier styles history', 'croupier styles history --json --fields description,createdAt'],
  });
  withListOptions(command, FIELDS);
  return withAction<ListOptions>(command, async (session, options) => {
    const { records, total } = (await session.perform(stylesHistory, {})).result;
    await printList(
      session,
      {
        records,
        total,
        columns: [
          { heading: 'VERSION', text: (one) => String(records.indexOf(one) + 1), isNumber: true },
          { heading: 'FROM', text: ({ createdAt }) => dateText(createdAt) },
          { heading: 'LENGTH', text: ({ css }) => String(css.length), isNumber: true },
          { heading: 'DESCRIPTION', text: ({ description }) => description },
        ],
        fields: FIELDS,
        idOf: ({ id }) => id,
        emptyMessage: 'No earlier versions.',
      },
      options,
    );
  });
}

function revertVerb(): Command {
  const command = verbCommand('revert [version]', {
    summary: 'Put an earlier version live, by its number or id; the latest unless one is named',
    examples: ['croupier styles revert', 'croupier styles revert 1 --dry-run'],
  });
  return withAction<ChangeCommandOptions>(withDryRun(command), async (session, options, version) => {
    const input = version === undefined ? {} : { version };
    await runChange(session, stylesRevert, input, options, `${stylesMessages.savedTitle}.`);
  });
}
