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
import { does, type Globals } from '../session.js';
import { confirm } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { flagOf, readFields, withFields } from '../terminal/fields.js';
import { offer, withDryRun } from '../terminal/options.js';
import { asText, printPairs } from '../terminal/records.js';
import { type ChangeOptions, doesToSeveral, wishesOf } from './record-noun.js';
import { noun, verb } from './verb.js';

const { settings: say } = messages;
const NAMES = siteSettings.leaves.map(({ path }) => path[0]);
const DID = `${say.savedTitle}. ${say.saved}`;

/** `croupier settings` with its verbs. */
export function command(): Command {
  return noun(
    'settings',
    {
      summary: 'Settings: the name of the site, its marks, colours and addresses',
      examples: ['croupier settings list', 'croupier settings set --site-name "Copper Desk"'],
    },
    [listVerb(), getVerb(), setVerb(), resetVerb()],
  );
}

function listVerb(): Command {
  const command = verb('list', {
    summary: 'List every setting with its value',
    examples: ['croupier settings list', 'croupier settings list --json'],
  });
  return does<Globals>(command, async (session) => {
    const { settings } = (await session.perform(settingsList, {})).result;
    if (session.globals.json) return session.printJson(settings);
    await printPairs(
      session,
      NAMES.map((name) => [name, asText(settings[name as keyof SiteSettings])] as const),
    );
  });
}

function getVerb(): Command {
  const command = verb('get', {
    summary: 'Show the value of a setting, or of several with their names',
    examples: ['croupier settings get site-name', 'croupier settings get logo-width logo-height --json'],
  }).addArgument(offer(new Argument('<names...>', 'names of settings'), NAMES));
  return doesToSeveral<Globals>(command, async (session, _options, names) => {
    const { settings } = (await session.perform(settingsGet, { names })).result;
    if (session.globals.json) return session.printJson(settings);
    const pairs = Object.entries(settings).map(([name, value]) => [name, asText(value)] as const);
    const [only] = pairs;
    if (pairs.length === 1 && only !== undefined) return session.print(`${only[1]}\n`);
    await printPairs(session, pairs);
  });
}

function setVerb(): Command {
  const command = verb('set', {
    summary: 'Change settings; what is not named stays, an empty value goes back to what it was at first',
    examples: [
      'croupier settings set --site-name "Copper Desk" --primary-color "#0f766e"',
      'croupier settings set --logo-width 180 --logo-height 48 --dry-run',
      'croupier settings set --contact-email ""',
    ],
  });
  withDryRun(withFields(command, siteSettings)).allowExcessArguments();
  return does<ChangeOptions & Record<string, unknown>>(command, async (session, options) => {
    const [first, second] = command.args;
    if (first !== undefined) throw usage('Settings are given as options', asOption(first, second));
    const changes = await readFields(siteSettings, options);
    if (Object.keys(changes).length === 0) {
      throw usage('Say what to set', 'Give settings, such as --site-name "Copper Desk".');
    }
    const outcome = await session.perform(settingsSet, { changes }, wishesOf(options));
    await printChange(session, outcome, { did: DID, isDry: options.dryRun === true });
  });
}

/** How to say `name value` or `name=value` rightly. */
function asOption(first: string, second: string | undefined): string {
  const [name = '', value = second ?? 'VALUE'] = first.split(/=(.*)/s);
  const leaf = siteSettings.leaves.find((one) => one.path[0] === name || flagOf(one) === `--${name}`);
  if (leaf === undefined) return 'Say it as in --site-name "Copper Desk"; --help lists them all';
  return `Try croupier settings set ${flagOf(leaf)} ${/^[\w.:/#@-]+$/.test(value) ? value : JSON.stringify(value)}`;
}

function resetVerb(): Command {
  const command = verb('reset', {
    summary: 'Take settings back to what they are in a new site; without names all but the name of the site',
    examples: ['croupier settings reset logo-width logo-height', 'croupier settings reset --yes'],
  }).addArgument(offer(new Argument('[names...]', 'names of settings'), NAMES));
  return doesToSeveral<ChangeOptions>(withDryRun(command), async (session, options, names) => {
    const isAll = names.length === 0;
    if (isAll && !options.dryRun && !options.yes) {
      const question = 'Take all settings back to what they are in a new site?';
      if (!session.mayAsk) throw usage(question, 'Name settings, or give --yes to reset all of them.');
      await confirm(question);
    }
    const input = isAll ? {} : { names };
    const outcome = await session.perform(settingsReset, input, wishesOf(options));
    await printChange(session, outcome, { did: DID, isDry: options.dryRun === true });
  });
}
