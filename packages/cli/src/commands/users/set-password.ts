import { usersSetPassword } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { printChange } from '../../terminal/change-output.js';
import { readTextInput } from '../../terminal/input/input-file.js';
import { noPasswordProblem, promptNewPassword, retryPassword } from '../../terminal/input/password-prompt.js';

interface PasswordOptions extends GlobalOptionValues {
  from?: string;
  ask?: boolean;
  mustChange?: boolean;
  endTokens?: boolean;
  dryRun?: boolean;
}

/** `set-password`: a one-time password, or one that is typed or read; never an option, which others could see. */
export function setPasswordVerb(): Command {
  const command = verbCommand('set-password <user>', {
    summary: 'Give a user a one-time password, shown this once, or with --ask or --from another',
    examples: [
      'croupier users set-password noor',
      'printf "%s" "kvetch umbra 94" | croupier users set-password noor --from -',
    ],
  })
    .option('--ask', 'type the password, twice')
    .option('--from <file>', 'the password from the first line of a file, or with - from stdin')
    .option('--must-change', 'another is asked for at the next sign-in')
    .option('--end-tokens', 'delete the tokens of the user as well');
  withDryRun(command);
  return withAction<PasswordOptions>(command, async (session, options, name) => {
    const { mustChange, endTokens, dryRun = false } = options;
    const isTyped = options.ask === true && options.from === undefined;
    const outcome = await retryPassword(session, isTyped, async () => {
      const password = await readPassword(options, session);
      const input = {
        record: name as string,
        mustChange,
        endTokens,
        ...(password === undefined ? {} : { password }),
      };
      return session.perform(usersSetPassword, input, { dryRun });
    });
    if (dryRun && !session.globals.json) {
      return session.print(`would set the password of ${outcome.result.records[0]?.username}\n`);
    }
    await printChange(session, outcome, { message: 'Set the password of', isDryRun: dryRun });
  });
}

async function readPassword({ ask, from }: PasswordOptions, session: Session): Promise<string | undefined> {
  if (from !== undefined) return (await readTextInput(from)).split(/\r?\n/)[0];
  if (!ask) return undefined;
  if (!session.canPrompt) {
    throw noPasswordProblem('Give it with --from FILE.');
  }
  return promptNewPassword(session, 'Password');
}
