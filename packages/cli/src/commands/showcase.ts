import { showcaseEdit, showcaseShow } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { printChange } from '../terminal/changes.js';
import { recordFrom } from '../terminal/input-file.js';
import { withDryRun } from '../terminal/options.js';
import { type ChangeOptions, wishesOf } from './record-noun.js';
import { noun, verb } from './verb.js';

/** `croupier showcase` with its verbs. */
export function command(): Command {
  return noun(
    'showcase',
    {
      summary: 'What pages show beside the content: figures, badges, charts, short lessons',
      examples: ['croupier showcase show', 'croupier showcase show > showcase.json'],
    },
    [showVerb(), editVerb()],
  );
}

function showVerb(): Command {
  const command = verb('show', {
    summary: 'Show the figures, badges, charts and lessons of the pages, as JSON',
    examples: ['croupier showcase show', 'croupier showcase show > showcase.json'],
  });
  return does<Globals>(command, async (session) => {
    await session.printJson((await session.perform(showcaseShow, {})).result);
  });
}

function editVerb(): Command {
  const command = verb('edit', {
    summary: 'Replace the parts that a JSON file gives: footer, home, blog, games, guides',
    examples: [
      'croupier showcase show | croupier showcase edit --from -',
      `echo '{"blog":{"figures":[{"title":"Articles","value":"64"}]}}' | croupier showcase edit --from - --dry-run`,
    ],
  });
  command.requiredOption('--from <file>', 'the parts as JSON, from a file or with - from stdin');
  withDryRun(command);
  return does<ChangeOptions & { from: string }>(command, async (session, options) => {
    const changes = await recordFrom(options.from);
    const outcome = await session.perform(showcaseEdit, { changes }, wishesOf(options));
    const isDry = options.dryRun === true;
    await printChange(session, outcome, { did: 'The showcase is saved.', isDry });
  });
}
