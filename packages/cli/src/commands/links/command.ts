import { LINK_OUTCOMES, type LinkOutcome, type LinkRecord, linksList } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import { choicesOption } from '../../command-line/options.js';
import { withList } from '../../record-commands/list-show.js';
import { withPageOptions } from '../../terminal/record-output.js';
import { checkVerb } from './check.js';
import { LINK_LIST } from './link-list.js';
import { updateVerb } from './update.js';

/** `croupier links` with its verbs. */
export function command(): Command {
  const words = {
    summary:
      'Links to other sites: whether each is fine, moved, lost its parameters, parked, blocked or gone',
    examples: ['croupier links check', 'croupier links list --outcome gone,parked'],
  };
  return nounCommand('links', words, [listVerb(), checkVerb(), updateVerb()]);
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List links to other sites with what their last check found, the gravest first',
    examples: ['croupier links list', 'croupier links list --outcome moved,lost-parameters --format ndjson'],
  });
  command.addOption(choicesOption('--outcome <outcomes>', 'only links of these outcomes', LINK_OUTCOMES));
  withPageOptions(command);
  return withList<{ outcome?: LinkOutcome[] }, LinkRecord>(command, {
    ...LINK_LIST,
    find: async (session, { outcome = [], limit, offset }) =>
      (await session.perform(linksList, { outcome, limit, offset })).result,
    emptyMessage: 'No link was checked yet.',
  });
}
