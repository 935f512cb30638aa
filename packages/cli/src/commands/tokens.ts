import { ROLES, type TokenSummary, tokensAdd, tokensDelete, tokensList } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, countOption, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import { type ChangeCommandOptions, performOptionsOf } from '../record-commands/record-command-config.js';
import { withNamesAction } from '../record-commands/record-names.js';
import { confirmNames } from '../record-commands/select-records.js';
import { dateText } from '../terminal/date-text.js';
import { confirmDeletion } from '../terminal/input/prompts.js';

const FIELDS = ['id', 'name', 'user', 'role', 'createdAt', 'expiresAt', 'lastUsedAt'];
const USER_HELP = 'whose, by username, e-mail address or id; your own unless given';

/** `croupier tokens` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Tokens: with one, a script signs in to a served site as its user',
    examples: ['croupier tokens add nightly-import --user admin', 'croupier tokens list'],
  };
  return nounCommand('tokens', words, [addVerb(), listVerb(), deleteVerb()]);
}

interface TokenOptions extends ChangeCommandOptions {
  user?: string;
  role?: (typeof ROLES)[number];
  days?: number;
}

function addVerb(): Command {
  const command = verbCommand('add <name>', {
    summary: 'Make a token and print it, this once',
    examples: [
      'croupier tokens add nightly-import --user admin',
      'croupier tokens add report --user admin --role editor --days 30 --json',
    ],
  })
    .option('--user <user>', USER_HELP)
    .addOption(
      choiceOption('--role <role>', "the highest role that it lends; the user's unless given", ROLES),
    )
    .addOption(countOption('--days <days>', 'how long it lasts; 90 unless given', 3_650));
  return withAction<TokenOptions>(withDryRun(command), async (session, options, name) => {
    const { user, role, days } = options;
    const input = { name: name ?? '', user, role, days };
    const { token, secret } = (await session.perform(tokensAdd, input, performOptionsOf(options))).result;
    if (session.globals.json) {
      const dry = options.dryRun ? { dryRun: true } : {};
      return session.printJson({ change: null, ...dry, records: [token], ...(secret ? { secret } : {}) });
    }
    const lends = `${token.user}, at most as ${token.role}, until ${dateText(token.expiresAt)}`;
    if (secret === undefined) return session.print(`would make the token ${token.name} for ${lends}\n`);
    session.note(`Made the token ${token.name} for ${lends}. It is shown this once:`);
    await session.print(`${secret}\n`);
  });
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List tokens: whose, which role, until when, last used',
    examples: ['croupier tokens list', 'croupier tokens list --user admin --json --fields name,expiresAt'],
  }).option('--user <user>', "only this user's");
  return withList<{ user?: string }, TokenSummary>(command, {
    find: async (session, { user }) => (await session.perform(tokensList, { user })).result,
    columns: [
      { heading: 'TOKEN', text: ({ name }) => name },
      { heading: 'USER', text: ({ user }) => user },
      { heading: 'ROLE', text: ({ role }) => role },
      { heading: 'UNTIL', text: ({ expiresAt }) => dateText(expiresAt), isWhole: true },
      {
        heading: 'LAST USED',
        text: ({ lastUsedAt }) => (lastUsedAt === undefined ? 'never' : dateText(lastUsedAt)),
      },
    ],
    fields: FIELDS,
    emptyMessage: 'No tokens.',
  });
}

const TOKENS = { name: 'token', plural: 'tokens' };

function deleteVerb(): Command {
  const command = verbCommand('delete <tokens...>', {
    summary: 'Delete tokens, named by name or id; they are refused at once',
    examples: ['croupier tokens delete nightly-import --yes', 'croupier tokens delete report --dry-run'],
  }).option('--user <user>', USER_HELP);
  return withNamesAction<TokenOptions>(withDryRun(command), async (session, options, named) => {
    const { user } = options;
    const input = { records: named.names, user };
    if (!(await confirmNames(session, named, options, { verb: 'Delete', entity: TOKENS }))) return;
    const planned = await session.perform(tokensDelete, input, { dryRun: true });
    const names = planned.result.records.map(({ name }) => name);
    if (named.isTyped && !options.dryRun && !options.yes) {
      for (const name of names) await confirmDeletion(session, `Delete the token "${name}"?`);
    }
    if (!options.dryRun) await session.perform(tokensDelete, input);
    if (session.globals.json) {
      const dry = options.dryRun ? { dryRun: true } : {};
      return session.printJson({ change: null, ...dry, records: planned.result.records });
    }
    if (options.dryRun) return session.print(names.map((name) => `would delete ${name}\n`).join(''));
    session.note(`Deleted ${names.join(', ')}.`);
  });
}
