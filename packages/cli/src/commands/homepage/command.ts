import { getFieldValue, homepageContent, homepageEdit, homepageShow, messages } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import { readFieldOptions, withFieldOptions } from '../../command-line/field-options.js';
import { withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { ChangeCommandOptions } from '../../record-commands/record-command-config.js';
import { runChange } from '../../record-commands/run-change.js';
import type { GlobalOptionValues } from '../../session.js';
import { noChangesProblem } from '../../terminal/errors/error-output.js';
import { printPairs } from '../../terminal/record-output.js';
import { sectionsCommand } from './sections.js';

/** `croupier homepage` with its verbs. */
export function command(): Command {
  return nounCommand(
    'homepage',
    {
      summary: 'The home page: its words and figures, and its sections',
      examples: ['croupier homepage show', 'croupier homepage sections list'],
    },
    [showVerb(), editVerb(), sectionsCommand()],
  );
}

function showVerb(): Command {
  const command = verbCommand('show', {
    summary: 'Show the words and figures of the home page, and with --json its sections too',
    examples: ['croupier homepage show', 'croupier homepage show --json'],
  });
  return withAction<GlobalOptionValues>(command, async (session) => {
    const { result } = await session.perform(homepageShow, {});
    if (session.globals.json) return session.printJson(result);
    const pairs = homepageContent.fieldPaths.flatMap((fieldPath) => {
      const value = getFieldValue(result.content, fieldPath);
      return value === undefined || value === ''
        ? []
        : [[fieldPath.field.title, fieldPath.field.valueType.format(value)] as const];
    });
    if (pairs.length === 0)
      session.note('The home page has no words of its own. croupier homepage edit --help');
    await printPairs(session, pairs);
  });
}

function editVerb(): Command {
  const command = verbCommand('edit', {
    summary: 'Change words and figures of the home page; what is not named stays',
    examples: [
      'croupier homepage edit --hero-title "Casinos, looked at closely" --reviews 120',
      'croupier homepage edit --hero-subtitle "" --dry-run',
      'croupier homepage show --json | croupier homepage edit --from - --articles 64 --dry-run',
    ],
  });
  withDryRun(withFieldOptions(command, homepageContent)).option(
    '--force',
    'save even where the home page has changed since --from read it',
  );
  return withAction<ChangeCommandOptions & Record<string, unknown>>(command, async (session, options) => {
    const read = await readFieldOptions(homepageContent, options);
    // `show --json` prints the content beside the sections, with the hash of what it showed.
    const { content = {}, sections: _own, hash, ...fields } = read as ShownHomepage;
    const changes = { ...content, ...fields };
    if (Object.keys(changes).length === 0) {
      throw noChangesProblem('Give fields, such as --hero-title, or a record with --from.');
    }
    const seen =
      hash === undefined || options.force ? undefined : { in: 'homepage' as const, id: 'homepage', hash };
    await runChange(session, homepageEdit, { changes }, options, messages.homepage.updated, seen);
  });
}

interface ShownHomepage {
  content?: object;
  sections?: unknown;
  hash?: string;
}
