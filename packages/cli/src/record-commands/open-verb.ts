import { adminPath, Problem, problem, routePath, settingsList } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withAction } from '../open-session.js';
import { findRemoteSite, parseSiteUrl, siteOption } from '../remote/find-remote-site.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { openInBrowser } from '../terminal/open-in-browser.js';
import { performRecordOperation, type RecordCommandConfig } from './record-command-config.js';

/** The collections whose records have a page each: its kind, and the screen of the admin that edits one. */
const PAGES = {
  casinos: { kind: 'review', editPath: (id: string) => adminPath('casino-edit', id) },
  posts: { kind: 'post', editPath: (id: string) => adminPath('news-edit', id) },
  pages: { kind: 'custom-page', editPath: (id: string) => adminPath('page-edit', id) },
  toplists: { kind: 'toplist', editPath: (id: string) => `${adminPath('toplists')}?edit=${id}` },
} as const;

/** What is said of a record that visitors may not see. */
interface PublicRecord {
  id: string;
  slug: string;
  isActive?: boolean;
  isPublished?: boolean;
}

interface OpenOptions extends GlobalOptionValues {
  admin?: boolean;
  print?: boolean;
  baseUrl?: string;
}

/** `open`: the page of a record in the browser; none for collections without pages. */
export function openVerbs<T extends { id: string }>(config: RecordCommandConfig<T>): Command[] {
  const { entity, operations, referenceText, examples } = config;
  const { collection, name } = entity;
  if (!isPaged(collection)) return [];
  const { kind, editPath } = PAGES[collection];
  const record = examples.show[0]?.split(' ').at(-1) ?? 'SLUG';
  const command = verbCommand(`open <${name}>`, {
    summary: `Open the page of a ${name} in the browser, named by ${referenceText}`,
    examples: [
      `croupier ${collection} open ${record} --print --base-url https://guide.example`,
      `croupier ${collection} open ${record} --admin --print --base-url https://guide.example`,
    ],
  })
    .option('--admin', 'the screen of the admin that edits it')
    .option('--print', 'print the address, and open nothing')
    .option('--base-url <url>', 'where the site is, if its settings do not say so', parseSiteUrl);
  const action = async (session: Session, options: OpenOptions, ref: string | undefined) => {
    const { admin = false, print = false, baseUrl } = options;
    const shown = await performRecordOperation(config, session, operations.show, { record: ref });
    const { id, slug, isActive, isPublished } = shown.result.record as unknown as PublicRecord;
    const base = baseUrl ?? (await siteAddress(session));
    const address = new URL(admin ? editPath(id) : routePath({ kind, slug }), base).href;
    if (!admin && (isActive === false || isPublished === false))
      session.note(`Visitors do not see it: ${isActive === false ? 'it is inactive' : 'it is a draft'}.`);
    if (!print && !(await openInBrowser(address))) throw noBrowserProblem(address);
    if (session.globals.json) return session.printJson({ address });
    if (print) return session.print(`${address}\n`);
    session.note(`Opened ${address}`);
  };
  return [withAction<OpenOptions>(command, action)];
}

function isPaged(collection: string): collection is keyof typeof PAGES {
  return Object.hasOwn(PAGES, collection);
}

/** Where the site is: the served site that the command works on, else as its settings say. Problem: `invalid`. */
async function siteAddress(session: Session): Promise<string> {
  const site = siteOption(session.globals);
  if (site !== undefined) return (await findRemoteSite(site)).url;
  const { siteBaseUrl } = (await session.perform(settingsList, {})).result.settings;
  if (siteBaseUrl === undefined) throw problem('site.base-url-missing', { what: 'A page to open' });
  return siteBaseUrl;
}

function noBrowserProblem(address: string): Problem {
  return new Problem('fault', 'No program is here that opens addresses in a browser', {
    hint: `Open it yourself: ${address}`,
  });
}
