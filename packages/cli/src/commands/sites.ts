import { Problem } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { didYouMean } from '../command-line/did-you-mean.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import { parseSiteUrl } from '../remote/find-remote-site.js';
import { readNamedSites, writeNamedSites } from '../remote/named-sites.js';
import type { GlobalOptionValues } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { readTextInput } from '../terminal/input/input-file.js';
import { promptPassword } from '../terminal/input/password-prompt.js';

const FIELDS = ['name', 'url', 'hasToken'];

/** `croupier sites` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Served sites by name, for --site; their tokens are kept in a file that only you may read',
    examples: ['croupier sites list', 'croupier sites delete live'],
  };
  return nounCommand('sites', words, [addVerb(), listVerb(), deleteVerb()]);
}

function addVerb(): Command {
  const command = verbCommand('add <name> <url>', {
    summary: 'Name a site; its token is that of CROUPIER_TOKEN, is asked for, or read with --token-file',
    examples: [
      'croupier sites add live https://guide.example --token-file - < token.txt',
      'croupier sites add staging https://staging.guide.example --no-token',
    ],
  })
    .option('--token-file <file>', 'the file that holds its token, - for stdin')
    .option('--no-token', 'without one, as a visitor');
  return withAction<GlobalOptionValues & { token: boolean; tokenFile?: string }>(
    command,
    async (session, { token: wantsToken, tokenFile }, name = '', address = '') => {
      if (!/^[\w-]{1,50}$/.test(name))
        throw usageProblem(`'${name}' is no name for a site`, 'Use letters, digits and hyphens.');
      const url = parseSiteUrl(address);
      const token = wantsToken ? await readToken(session.canPrompt, tokenFile) : undefined;
      await writeNamedSites({
        ...(await readNamedSites()),
        [name]: token === undefined ? { url } : { url, token },
      });
      if (session.globals.json) return session.printJson({ name, url, hasToken: token !== undefined });
      session.note(`Added ${name}: ${url}. Try it: croupier --site ${name} operations`);
    },
  );
}

async function readToken(canPrompt: boolean, file: string | undefined): Promise<string> {
  const held = process.env.CROUPIER_TOKEN?.trim() || undefined;
  if (file === undefined && held === undefined && !canPrompt)
    throw usageProblem(
      'A site needs a token',
      'Give it as CROUPIER_TOKEN or with --token-file FILE, or say --no-token.',
    );
  const text = file === undefined ? (held ?? (await promptPassword('Token'))) : await readTextInput(file);
  const token = text.trim();
  if (/^croupier_[\w-]{43}$/.test(token)) return token;
  throw usageProblem(
    'That is not a token of croupier',
    'croupier tokens add NAME makes one where the store is.',
  );
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List the named sites, without their tokens',
    examples: ['croupier sites list', 'croupier sites list --json'],
  });
  return withList(command, {
    async find() {
      const records = Object.entries(await readNamedSites()).map(([name, { url, token }]) => {
        return { name, url, hasToken: token !== undefined };
      });
      return { records, total: records.length };
    },
    columns: [
      { heading: 'SITE', text: ({ name }) => name },
      { heading: 'ADDRESS', text: ({ url }) => url },
      { heading: 'TOKEN', text: ({ hasToken }) => (hasToken ? 'yes' : 'no') },
    ],
    fields: FIELDS,
    idOf: ({ name }) => name,
    emptyMessage: 'No sites are named yet.',
  });
}

function deleteVerb(): Command {
  const command = verbCommand('delete <name>', {
    summary: 'Forget a named site and its token; the token itself stays valid',
    examples: ['croupier sites delete live'],
  });
  return withAction<GlobalOptionValues>(command, async (session, _options, name = '') => {
    const { [name]: gone, ...rest } = await readNamedSites();
    if (gone === undefined) {
      throw new Problem('not-found', `There is no site called '${name}'`, {
        hint: didYouMean(name, Object.keys(rest)) ?? 'croupier sites list shows those there are.',
      });
    }
    await writeNamedSites(rest);
    if (session.globals.json) return session.printJson({ name });
    session.note(`Forgot ${name}.`);
  });
}
