import { linksList, linksUpdate } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import type { ChangeCommandOptions } from '../../record-commands/record-command-config.js';
import { type RecordNames, withNamesAction } from '../../record-commands/record-names.js';
import { runChange } from '../../record-commands/run-change.js';
import { confirmNames } from '../../record-commands/select-records.js';
import type { Session } from '../../session.js';
import { usageProblem } from '../../terminal/errors/error-output.js';

interface UpdateOptions extends ChangeCommandOptions {
  all?: boolean;
}

const LINKS = { name: 'link', plural: 'links' };

/** `links update`. */
export function updateVerb(): Command {
  const command = verbCommand('update [links...]', {
    summary:
      'Put the new address of links that moved for good in place of the old one; croupier undo takes that back',
    examples: [
      'croupier links update --all',
      'croupier links list --outcome moved --format ids | croupier links update - --yes',
    ],
  }).option('--all', 'every link that moved for good and has a new address');
  return withNamesAction<UpdateOptions>(withDryRun(command), async (session, options, typed) => {
    const isNamed = !typed.isTyped || typed.names.length > 0;
    if ((options.all === true) === isNamed)
      throw usageProblem(
        'Name links, or give --all for every link that moved',
        'croupier links list lists them.',
      );
    const named = options.all ? await allThatMoved(session) : typed;
    if (!(await confirmNames(session, named, options, { verb: 'Change', entity: LINKS }))) return;
    await runChange(session, linksUpdate, { links: named.names }, options, ({ records }) =>
      records.map(({ url, newUrl }) => `${url} is ${newUrl} now.`).join('\n'),
    );
  });
}

async function allThatMoved(session: Session): Promise<RecordNames> {
  const { result } = await session.perform(linksList, { outcome: ['moved'] });
  return {
    names: result.records.flatMap(({ url, newUrl }) => (newUrl === undefined ? [] : url)),
    isTyped: false,
  };
}
