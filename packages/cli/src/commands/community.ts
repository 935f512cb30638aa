import { communityShow } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { withAction } from '../open-session.js';
import type { GlobalOptionValues } from '../session.js';

/** `croupier community` with its verb. */
export function command(): Command {
  return nounCommand(
    'community',
    {
      summary: 'The complaints, tournaments and forum of a store with sample content',
      examples: ['croupier community show', 'croupier community show > community.json'],
    },
    [showVerb()],
  );
}

function showVerb(): Command {
  const command = verbCommand('show', {
    summary:
      'Show complaints, tournaments and the forum, as JSON; empty lists in a store without sample content',
    examples: ['croupier community show', 'croupier community show > community.json'],
  });
  return withAction<GlobalOptionValues>(command, async (session) => {
    await session.printJson((await session.perform(communityShow, {})).result);
  });
}
