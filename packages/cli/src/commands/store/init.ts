import path from 'node:path';
import { CARD_LANGUAGES, type CardLanguage, isProblem, siteSettings } from '@croupier/core';
import { isDatabaseUrl } from '@croupier/core/postgres';
import type { Command } from 'commander';
import { assertBaseUrl } from '../../build/site-address.js';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { assertNoStoreIn, createStore, storeInWords } from '../../open-store.js';
import { refuseSite } from '../../remote/find-remote-site.js';
import type { GlobalOptionValues } from '../../session.js';
import { missingOptionProblem, promptText } from '../../terminal/input/prompts.js';
import { shellWord } from '../../terminal/shell-word.js';

const NAME_REQUIRED = 'The site needs a name';
const BASE_URL_QUESTION =
  'Address of the site, such as https://guide.example; empty if you do not know it yet';
const BASE_URL = siteSettings.fieldPaths.find(({ path }) => path[0] === 'siteBaseUrl');

interface InitOptions extends GlobalOptionValues {
  name?: string;
  baseUrl?: string;
  language?: CardLanguage;
  sample?: boolean;
  dryRun?: boolean;
}

/** `croupier init [DIR]`: makes a store. */
export function command(): Command {
  const command = verbCommand('init [dir]', {
    summary:
      'Make a store, in ./croupier-data unless a folder or a PostgreSQL database is named; never over an existing one',
    examples: [
      'croupier init another-site --name "Golden Guide" --base-url https://guide.example',
      'croupier init sample-site --name "Golden Guide" --sample',
      'croupier init finnish-site --name Kasinopolku --language fi',
    ],
  })
    .option('--name <name>', "the site's name; asked for where it is not given")
    .option(
      '--base-url <url>',
      'where the site will be, such as https://guide.example; asked for where it is not given',
    )
    .addOption(choiceOption('--language <language>', 'the language of its pages', CARD_LANGUAGES))
    .option('--sample', 'with the sample content');
  withDryRun(command);
  return withAction<InitOptions>(
    command,
    async (session, { name: givenName, baseUrl: givenUrl, language = 'en', sample = false, dryRun }, dir) => {
      refuseSite(session.globals);
      const store = dir ?? session.globals.store ?? 'croupier-data';
      const place = storeInWords(store);
      await assertNoStoreIn(store);
      const siteName = givenName?.trim() ? givenName.trim() : await promptSiteName(session.canPrompt);
      // A sample is not for search engines, which are who needs an address.
      const asked = givenUrl ?? (session.canPrompt && !sample ? await promptBaseUrl() : '');
      const baseUrl = readBaseUrl(asked);
      if (!dryRun) await createStore(store, { siteName, baseUrl, language, sample });
      if (session.globals.json) {
        const dry = dryRun ? { dryRun } : {};
        return session.printJson({ store: place, ...dry, name: siteName, baseUrl: baseUrl ?? null, sample });
      }
      session.note(
        `${dryRun ? 'Would make' : 'Made'} the store ${folderInSentence(place)}${sample ? ' with the sample content' : ''}.`,
      );
      if (!dryRun) session.note(nextSteps(store, baseUrl === undefined && !sample));
    },
  );
}

/** The address of a database may hold a password, so it is not repeated. */
function nextSteps(store: string, needsAddress: boolean): string {
  const isFound = isDatabaseUrl(store) || path.basename(store) === 'croupier-data';
  const where = isFound ? '' : ` --store ${shellWord(store)}`;
  const before = isDatabaseUrl(store) ? 'put the address into CROUPIER_STORE, then ' : '';
  const next = `Next: ${before}croupier casinos import FILE${where}, then croupier serve${where}`;
  return needsAddress
    ? `${next}\nOnce you know its address: croupier settings set --site-base-url https://guide.example${where}`
    : next;
}

/** Of `.` and `..`, which no sentence can end with, the whole path. */
function folderInSentence(folder: string): string {
  return /^[./]+$/.test(folder) ? path.resolve(folder) : folder;
}

async function promptSiteName(canPrompt: boolean): Promise<string> {
  if (!canPrompt) throw missingOptionProblem(NAME_REQUIRED, '--name');
  return promptText('Name of the site', (answer) => (answer === '' ? NAME_REQUIRED : undefined));
}

/** The address as the settings keep it; undefined where it is empty. Problem: `usage`. */
function readBaseUrl(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const parsed = BASE_URL?.field.valueType.parse(text.trim());
  const url = parsed !== undefined && 'value' in parsed ? String(parsed.value) : text;
  assertBaseUrl(url);
  return new URL(url).origin;
}

function promptBaseUrl(): Promise<string> {
  return promptText(BASE_URL_QUESTION, (answer) => {
    try {
      readBaseUrl(answer);
      return undefined;
    } catch (error) {
      if (!isProblem(error)) throw error;
      return [error.message, error.hint].filter(Boolean).join('. ');
    }
  });
}
