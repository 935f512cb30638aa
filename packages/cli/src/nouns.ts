import { collectionNouns, DESCRIBED_NAMES, type DescribedName } from '@croupier/core/forms';
import type { Command } from 'commander';

/** A noun: a word that may follow `croupier`. It is listed without loading its module. */
export interface Noun {
  readonly name: string;
  /** The singular, which works too. */
  readonly singular?: string;
  /** Its arguments, for the help of the program. */
  readonly usage: string;
  readonly summary: string;
  /** Loads the module of the noun; its `command` builds the command with its verbs, for the `typed` verb or for help. */
  load(): Promise<{ command(typed?: readonly string[]): Command }>;
}

type LoadNoun = Noun['load'];

/** A row of the list. Its singular is the name without its last letter, unless it has none. */
function noun(name: string, summary: string, load: LoadNoun, usage = '<verb>'): Noun {
  const singular = name.endsWith('s') && !WITHOUT_SINGULAR.includes(name) ? name.slice(0, -1) : undefined;
  return { name, usage, summary, load, ...(singular === undefined ? {} : { singular }) };
}

/** Words that end as a plural does; `import` is a verb. */
const WITHOUT_SINGULAR = ['operations', 'imports'];

/** A heading of the program's help and the nouns under it. */
interface NounGroup {
  readonly title: string;
  readonly nouns: readonly Noun[];
}

/** What collections have that have verbs of their own. */
const WITH_OWN_VERBS: { readonly [N in DescribedName]?: Pick<Noun, 'summary' | 'load'> } = {
  bonuses: {
    summary: 'list, show, suggest, add, edit, confirm, delete, import, export bonuses',
    load: () => import('./collections/bonuses.js'),
  },
  markets: {
    summary: 'list, show, add, edit, delete, import, export the markets of the site, with their rules',
    load: () => import('./collections/markets.js'),
  },
  earnings: {
    summary: 'report, reconcile, list, show, add, edit, delete, import, export what programmes pay',
    load: () => import('./collections/earnings.js'),
  },
  toplists: {
    summary: 'list, show, preview, add, edit, delete, import, export lists of casinos on a topic',
    load: () => import('./collections/toplists.js'),
  },
};

/** A collection; what the command says of one without verbs of its own stands in its description. */
function collectionNoun(name: DescribedName): Noun {
  return {
    name,
    singular: collectionNouns[name],
    usage: '<verb>',
    summary: `list, show, add, edit, delete, import, export ${name.replaceAll('-', ' ')}`,
    load: async () => (await import('./collections/collection-command.js')).describedNoun(name),
    ...WITH_OWN_VERBS[name],
  };
}

const LOOK: readonly Noun[] = [
  noun(
    'homepage',
    'the words, figures and sections of the home page',
    () => import('./commands/homepage/command.js'),
  ),
  noun(
    'showcase',
    'the figures, badges, charts and lessons beside the content',
    () => import('./commands/showcase.js'),
  ),
  noun(
    'community',
    'the complaints, tournaments and forum of the sample',
    () => import('./commands/community.js'),
    'show',
  ),
  noun('settings', "list, get, set, reset the site's settings", () => import('./commands/settings.js')),
  collectionNoun('toplists'),
  noun('styles', 'custom CSS: show, set, enable, disable, versions', () => import('./commands/styles.js')),
  noun('media', 'list, add, edit, delete pictures', () => import('./commands/media.js')),
];

/** Every noun, in the order of the program's help; a collection that has no other place stands beside the casinos. */
export const NOUN_GROUPS: readonly NounGroup[] = [
  {
    title: 'Content',
    nouns: [
      noun(
        'casinos',
        'list, show, add, edit, blacklist, import, export … casinos',
        () => import('./commands/casinos/command.js'),
      ),
      ...DESCRIBED_NAMES.filter((name) => !LOOK.some((noun) => noun.name === name)).map(collectionNoun),
      noun(
        'posts',
        'list, show, add, edit, publish, import, export … posts',
        () => import('./collections/posts.js'),
      ),
      noun(
        'pages',
        "the same for the site's own pages, and the footer's",
        () => import('./collections/pages.js'),
      ),
      noun(
        'profiles',
        'list, show, save, delete import profiles: how the files of a source are read',
        () => import('./commands/profiles.js'),
      ),
      noun(
        'sources',
        'list, show, save, decide, delete sources: files that come again, and what each said last',
        () => import('./commands/sources.js'),
      ),
      noun(
        'imports',
        'list, show the imports of sources: which file, and what it did',
        () => import('./commands/imports.js'),
      ),
      noun(
        'migrate',
        'wordpress, markdown, verify: move in, with texts, pictures, and every old address',
        () => import('./commands/migrate/command.js'),
      ),
      noun(
        'registers',
        'list, show, import, check, delete what authorities list as licensed',
        () => import('./commands/registers/command.js'),
      ),
      noun(
        'drafts',
        'list, save, publish changes that visitors do not see yet',
        () => import('./commands/drafts.js'),
      ),
      noun(
        'views',
        'list, save, delete what lists of the admin show, under names',
        () => import('./commands/views.js'),
      ),
      noun(
        'menus',
        "the items of the header's and the footer's menu",
        () => import('./commands/menus/command.js'),
      ),
    ],
  },
  {
    title: 'Look',
    nouns: LOOK,
  },
  {
    title: 'Site',
    nouns: [
      noun(
        'redirects',
        'list, add, edit, move, test … redirects; addresses that are missing',
        () => import('./commands/redirects/command.js'),
      ),
      noun(
        'links',
        'check, list, update links to other sites: moved, gone, parked …',
        () => import('./commands/links/command.js'),
      ),
      noun(
        'messages',
        'list, export, delete what visitors sent by the contact form',
        () => import('./commands/messages.js'),
      ),
      noun(
        'users',
        'list, show, add, edit, activate, set passwords of … users',
        () => import('./commands/users/command.js'),
      ),
      noun(
        'account',
        'show, edit your own profile, change your own password',
        () => import('./commands/account.js'),
      ),
      noun(
        'sites',
        'add, list, delete served sites by name, for --site',
        () => import('./commands/sites.js'),
      ),
      noun(
        'tokens',
        'add, list, delete tokens, with which scripts sign in to a served site',
        () => import('./commands/tokens.js'),
      ),
      noun('tracking', 'page views and clicks: totals, lists, files', () => import('./commands/tracking.js')),
      noun(
        'preview',
        'what an address would show, with what is not saved',
        () => import('./commands/site/preview.js'),
        '[PATH]',
      ),
      noun(
        'sitemap',
        'every public page, for search engines',
        () => import('./commands/site/sitemap.js'),
        '',
      ),
      noun(
        'embed',
        "the snippet that puts a casino's card on another page",
        () => import('./commands/site/embed.js'),
        'CASINO',
      ),
      noun('serve', 'serve the site over this store', () => import('./commands/site/serve.js'), ''),
      noun(
        'build',
        'the whole public site as files, for any host',
        () => import('./commands/site/build.js'),
        '',
      ),
      noun(
        'check',
        'faults of a site: dead links, metadata, accessibility',
        () => import('./commands/site/check.js'),
        '[DIR|URL]',
      ),
      noun('demo', 'serve a site to try, all in the browser', () => import('./commands/site/demo.js'), ''),
    ],
  },
  {
    title: 'Store',
    nouns: [
      noun('init', 'make a store', () => import('./commands/store/init.js'), '[DIR]'),
      noun(
        'history',
        'what changed, when, by whom, by which operation',
        () => import('./commands/store/history.js'),
        '[verb]',
      ),
      noun(
        'undo',
        'take a change back, a whole import included',
        () => import('./commands/store/undo.js'),
        '[ID]',
      ),
      noun(
        'redo',
        'bring back what undo took back',
        async () => ({ command: (await import('./commands/store/undo.js')).redo }),
        '[ID]',
      ),
      noun('facts', 'versions and sizes, for support', () => import('./commands/store/facts.js'), ''),
      noun(
        'export',
        'site: all that a site has as files that others read',
        () => import('./commands/export/command.js'),
      ),
      noun('backup', 'write the whole store to one file', () => import('./commands/store/backup.js'), 'FILE'),
      noun('restore', 'bring a backup back', () => import('./commands/store/restore.js'), 'FILE'),
      noun(
        'doctor',
        'look for what is wrong in the store, and mend it',
        () => import('./commands/store/doctor.js'),
        '',
      ),
    ],
  },
  {
    title: 'About the tool',
    nouns: [
      noun(
        'operations',
        'every operation with its roles and input',
        () => import('./commands/operations.js'),
        '',
      ),
      noun(
        'schema',
        "JSON Schema of an entity or of an operation's input",
        () => import('./commands/schema.js'),
        '[ENTITY]',
      ),
      noun(
        'completion',
        'the completion script of bash, zsh or fish',
        () => import('./commands/completion/command.js'),
        'SHELL',
      ),
      noun(
        'help',
        'help on a noun, or on exit-codes, environment, formats, roles',
        () => import('./commands/help.js'),
        '[topic]',
      ),
    ],
  },
];

/** The command that shell completion calls; help does not list it. */
const COMPLETE_NOUN: Noun = noun(
  'complete',
  'what could be typed next',
  () => import('./commands/completion/candidates.js'),
  '-- WORDS',
);

/** Every noun that help shows. */
export const VISIBLE_NOUNS: readonly Noun[] = NOUN_GROUPS.flatMap((group) => group.nouns);

/** The noun of that name or singular. */
export function findNoun(word: string): Noun | undefined {
  return [...VISIBLE_NOUNS, COMPLETE_NOUN].find((noun) => noun.name === word || noun.singular === word);
}
