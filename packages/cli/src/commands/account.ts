import { accountsChangePassword, accountsEdit, accountsShow, user } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { readFieldOptions, withFieldOptions } from '../command-line/field-options.js';
import { withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { type ChangeCommandOptions, performOptionsOf } from '../record-commands/record-command-config.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { dryRunText, UNCHANGED } from '../terminal/change-output.js';
import { noChangesProblem, usageProblem } from '../terminal/errors/error-output.js';
import { noteWarnings, warningText } from '../terminal/errors/warnings.js';
import { readTextInput } from '../terminal/input/input-file.js';
import {
  noPasswordProblem,
  promptNewPassword,
  promptPassword,
  retryPassword,
} from '../terminal/input/password-prompt.js';
import { fieldNames, fieldsOption, printRecord } from '../terminal/record-output.js';

const OWN_FIELDS: readonly string[] = ['email', 'firstName', 'lastName'];

const ownProfile = {
  title: user.title,
  fieldPaths: user.fieldPaths.filter(({ column }) => OWN_FIELDS.includes(column)),
  findField: user.findField,
};

/** `croupier account` with all its verbs. */
export function command(): Command {
  const words = {
    summary: 'Your own profile and password; --as says who you are',
    examples: ['croupier account show --as noor', 'croupier account edit --as noor --first-name Noor'],
  };
  return nounCommand('account', words, [showVerb(), editVerb(), passwordVerb()]);
}

function showVerb(): Command {
  const command = verbCommand('show', {
    summary: 'Show your own profile',
    examples: [
      'croupier account show --as noor',
      'croupier account show --as noor --json --fields email,role',
    ],
  }).addOption(fieldsOption(fieldNames(user)));
  return withAction<GlobalOptionValues & { fields?: string }>(command, async (session, { fields }) => {
    const { user: own, mustChange } = (await session.perform(accountsShow, {})).result;
    await printRecord(session, own, user, fields);
    if (mustChange) session.note('The password is for one time: croupier account password sets another.');
  });
}

function editVerb(): Command {
  const command = verbCommand('edit', {
    summary: 'Change your own e-mail address and names; an empty value empties',
    examples: [
      'croupier account edit --as noor --first-name Noor',
      'croupier account edit --as noor --email noor@guide.example --dry-run',
    ],
  });
  withDryRun(withFieldOptions(command, ownProfile));
  return withAction<ChangeCommandOptions & Record<string, unknown>>(command, async (session, options) => {
    const { user: own } = (await session.perform(accountsShow, {})).result;
    const changes = ownFields(await readFieldOptions(ownProfile, options), own);
    if (Object.keys(changes).length === 0) throw noChangesProblem('Give fields, such as --first-name Noor.');
    const outcome = await session.perform(accountsEdit, { changes }, performOptionsOf(options));
    if (session.globals.json) return session.printJson({ change: null, records: outcome.result.records });
    if (options.dryRun) return session.print(dryRunText(outcome));
    session.note(outcome.updated === 0 ? UNCHANGED : 'Changed your account.');
  });
}

/** The fields that can be changed; a shown record given back has others, which must be as they are. */
function ownFields(given: Record<string, unknown>, own: object): Record<string, unknown> {
  const isOwn = (name: string) => OWN_FIELDS.includes(name);
  const other = Object.keys(given).find(
    (name) => !isOwn(name) && JSON.stringify(given[name]) !== JSON.stringify(Reflect.get(own, name)),
  );
  if (other !== undefined)
    throw usageProblem(`'${other}' is not yours to change`, 'An admin changes it: croupier users edit.');
  return Object.fromEntries(Object.entries(given).filter(([name]) => isOwn(name)));
}

interface PasswordOptions extends ChangeCommandOptions {
  from?: string;
  endTokens?: boolean;
}

function passwordVerb(): Command {
  const command = verbCommand('password', {
    summary: 'Change your own password; the present one is asked for',
    examples: [
      'printf "%s\\n" "the present one" "kvetch umbra 94" | croupier account password --as noor --from -',
    ],
  })
    .option('--from <file>', 'the present password and the new one, a line each, or with - from stdin')
    .option('--end-tokens', 'delete your tokens as well');
  return withAction<PasswordOptions>(withDryRun(command), async (session, options) => {
    await session.perform(accountsShow, {});
    const outcome = await retryPassword(session, options.from === undefined, async () => {
      const { current, password } = await readPasswords(session, options);
      const input = { current, password, confirm: password, endTokens: options.endTokens };
      return session.perform(accountsChangePassword, input, performOptionsOf(options));
    });
    const { records, warnings } = outcome.result;
    if (session.globals.json)
      return session.printJson({
        change: null,
        records,
        ...(warnings === undefined ? {} : { warnings: warnings.map(warningText) }),
      });
    session.note(options.dryRun ? 'The password would be changed.' : 'Changed your password.');
    noteWarnings(session, warnings);
  });
}

async function readPasswords(session: Session, { from }: PasswordOptions) {
  if (from !== undefined) {
    const [current = '', password] = (await readTextInput(from)).split(/\r?\n/);
    if (password === undefined || password === '')
      throw usageProblem('The new password is missing', 'Give the present one and the new one, a line each.');
    return { current, password };
  }
  if (!session.canPrompt) throw noPasswordProblem('Give the present one and the new one with --from FILE.');
  const current = await promptPassword('Present password');
  return { current, password: await promptNewPassword(session, 'New password') };
}
