import {
  messages,
  type SiteSettings,
  settingsGet,
  settingsList,
  settingsReset,
  settingsSet,
  siteSettings,
} from '@croupier/core';
import { Argument, type Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { fieldFlag, readFieldOptions, withFieldOptions } from '../command-line/field-options.js';
import { withCompletions, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { type ChangeCommandOptions, withVariadicAction } from '../record-commands/record-command-config.js';
import { runChange } from '../record-commands/run-change.js';
import type { GlobalOptionValues } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { formatCell } from '../terminal/format-cell.js';
import { confirmUnlessYes } from '../terminal/input/prompts.js';
import { printPairs } from '../terminal/record-output.js';
import { shellWord } from '../terminal/shell-word.js';

const { settings: settingsMessages } = messages;
const SETTING_NAMES = siteSettings.fieldPaths.map(({ path }) => path[0]);
const SAVED_MESSAGE = `${settingsMessages.savedTitle}. ${settingsMessages.saved}`;

/** `croupier settings` with its verbs. */
export function command(): Command {
  return nounCommand(
    'settings',
    {
      summary: 'Settings: the name of the site, its marks, colors and addresses',
      examples: ['croupier settings list', 'croupier settings set --site-name "Copper Desk"'],
    },
    [listVerb(), getVerb(), setVerb(), resetVerb()],
  );
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List every setting with its value',
    examples: ['croupier settings list', 'croupier settings list --json'],
  });
  return withAction<GlobalOptionValues>(command, async (session) => {
    const { settings } = (await session.perform(settingsList, {})).result;
    if (session.globals.json) return session.printJson(settings);
    await printPairs(
      session,
      SETTING_NAMES.map((name) => [name, formatCell(settings[name as keyof SiteSettings])] as const),
    );
  });
}

function getVerb(): Command {
  const command = verbCommand('get', {
    summary: 'Show the value of a setting, or of several with their names',
    examples: ['croupier settings get site-name', 'croupier settings get logo-width logo-height --json'],
  }).addArgument(withCompletions(new Argument('<names...>', 'names of settings'), SETTING_NAMES));
  return withVariadicAction<GlobalOptionValues>(command, async (session, _options, names) => {
    const { settings } = (await session.perform(settingsGet, { names })).result;
    if (session.globals.json) return session.printJson(settings);
    const pairs = Object.entries(settings).map(([name, value]) => [name, formatCell(value)] as const);
    const [only] = pairs;
    if (pairs.length === 1 && only !== undefined) return session.print(`${only[1]}\n`);
    await printPairs(session, pairs);
  });
}

function setVerb(): Command {
  const command = verbCommand('set', {
    summary: 'Change settings; what is not named stays, an empty value goes back to what it was at first',
    examples: [
      'croupier settings set --site-name "Copper Desk" --primary-color "#0f766e"',
      'croupier settings set --logo-width 180 --logo-height 48 --dry-run',
      'croupier settings set --contact-email ""',
    ],
  });
  withDryRun(withFieldOptions(command, siteSettings)).allowExcessArguments();
  return withAction<ChangeCommandOptions & Record<string, unknown>>(command, async (session, options) => {
    const [first, second] = command.args;
    if (first !== undefined)
      throw usageProblem('Settings are given as options', suggestOption(first, second));
    const changes = await readFieldOptions(siteSettings, options);
    if (Object.keys(changes).length === 0) {
      throw usageProblem('Say what to set', 'Give settings, such as --site-name "Copper Desk".');
    }
    await runChange(session, settingsSet, { changes }, options, SAVED_MESSAGE);
  });
}

/** How to say `name value` or `name=value` rightly. */
function suggestOption(first: string, second: string | undefined): string {
  const [name = '', value = second ?? 'VALUE'] = first.split(/=(.*)/s);
  const fieldPath = siteSettings.fieldPaths.find(
    (one) => one.path[0] === name || fieldFlag(one) === `--${name}`,
  );
  if (fieldPath === undefined) return 'Say it as in --site-name "Copper Desk"; --help lists them all';
  return `Try croupier settings set ${fieldFlag(fieldPath)} ${shellWord(value)}`;
}

function resetVerb(): Command {
  const command = verbCommand('reset', {
    summary: 'Take settings back to what they are in a new site; without names all but the name of the site',
    examples: ['croupier settings reset logo-width logo-height', 'croupier settings reset --yes'],
  }).addArgument(withCompletions(new Argument('[names...]', 'names of settings'), SETTING_NAMES));
  return withVariadicAction<ChangeCommandOptions>(withDryRun(command), async (session, options, names) => {
    const isAll = names.length === 0;
    if (isAll && !options.dryRun) {
      await confirmUnlessYes(
        session,
        'Take all settings back to what they are in a new site?',
        'Name settings, or give --yes to reset all of them.',
      );
    }
    const input = isAll ? {} : { names };
    await runChange(session, settingsReset, input, options, SAVED_MESSAGE);
  });
}
