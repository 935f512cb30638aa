import { showcaseEdit, showcaseShow } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import type { ChangeCommandOptions } from '../record-commands/record-command-config.js';
import { runChange } from '../record-commands/run-change.js';
import type { GlobalOptionValues } from '../session.js';
import { readJsonRecord } from '../terminal/input/input-file.js';

/** `croupier showcase` with its verbs. */
export function command(): Command {
  return nounCommand(
    'showcase',
    {
      summary: 'What pages show beside the content: figures, badges, charts, short lessons',
      examples: ['croupier showcase show', 'croupier showcase show > showcase.json'],
    },
    [showVerb(), editVerb()],
  );
}

function showVerb(): Command {
  const command = verbCommand('show', {
    summary: 'Show the figures, badges, charts and lessons of the pages, as JSON',
    examples: ['croupier showcase show', 'croupier showcase show > showcase.json'],
  });
  return withAction<GlobalOptionValues>(command, async (session) => {
    await session.printJson((await session.perform(showcaseShow, {})).result.showcase);
  });
}

function editVerb(): Command {
  const command = verbCommand('edit', {
    summary: 'Replace the parts that a JSON file gives: footer, home, blog, games, guides, authors',
    examples: [
      'croupier showcase show | croupier showcase edit --from -',
      `echo '{"blog":{"figures":[{"title":"Articles","value":"64"}]}}' | croupier showcase edit --from - --dry-run`,
    ],
  });
  command.requiredOption('--from <file>', 'the parts as JSON, from a file or with - from stdin');
  withDryRun(command);
  return withAction<ChangeCommandOptions & { from: string }>(command, async (session, options) => {
    const changes = await readJsonRecord(options.from);
    await runChange(session, showcaseEdit, { changes }, options, 'The showcase is saved.');
  });
}
