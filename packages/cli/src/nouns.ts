import { collectionList, DESCRIBED_NAMES, type DescribedName } from '@croupier/core/forms';
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

/** A heading of the program's help and the nouns under it. */
export interface NounGroup {
  readonly title: string;
  readonly nouns: readonly Noun[];
}

/** A collection without verbs of its own; what the command says of it stands in its description. */
function collectionNoun(name: DescribedName): Noun {
  return {
    name,
    singular: collectionList[name].noun,
    usage: '<verb>',
    summary: `list, show, add, edit, delete, import, export ${name.replaceAll('-', ' ')}`,
    load: async () => (await import('./collections/described-noun.js')).describedNoun(name),
  };
}

const LOOK: readonly Noun[] = [
  {
    name: 'homepage',
    usage: '<verb>',
    summary: 'the words, figures and sections of the home page',
    load: () => import('./commands/homepage/command.js'),
  },
  {
    name: 'showcase',
    usage: '<verb>',
    summary: 'the figures, badges, charts and lessons beside the content',
    load: () => import('./commands/showcase.js'),
  },
  {
    name: 'community',
    usage: 'show',
    summary: 'the complaints, tournaments and forum of the sample',
    load: () => import('./commands/community.js'),
  },
  {
    name: 'settings',
    singular: 'setting',
    usage: '<verb>',
    summary: "list, get, set, reset the site's settings",
    load: () => import('./commands/settings.js'),
  },
  {
    ...collectionNoun('toplists'),
    summary: 'list, show, preview, add, edit, delete, import, export lists of casinos on a topic',
    load: () => import('./collections/toplists.js'),
  },
  {
    name: 'styles',
    singular: 'style',
    usage: '<verb>',
    summary: 'custom CSS: show, set, enable, disable, versions',
    load: () => import('./commands/styles.js'),
  },
  {
    name: 'media',
    usage: '<verb>',
    summary: 'list, add, edit, delete pictures',
    load: () => import('./commands/media.js'),
  },
];

/** Every noun, in the order of the program's help; a collection that has no other place stands beside the casinos. */
export const NOUN_GROUPS: readonly NounGroup[] = [
  {
    title: 'Content',
    nouns: [
      {
        name: 'casinos',
        singular: 'casino',
        usage: '<verb>',
        summary: 'list, show, add, edit, blacklist, import, export … casinos',
        load: () => import('./commands/casinos/command.js'),
      },
      ...DESCRIBED_NAMES.filter((name) => !LOOK.some((noun) => noun.name === name)).map(collectionNoun),
      {
        name: 'posts',
        singular: 'post',
        usage: '<verb>',
        summary: 'list, show, add, edit, publish, import, export … posts',
        load: () => import('./collections/posts.js'),
      },
      {
        name: 'pages',
        singular: 'page',
        usage: '<verb>',
        summary: "the same for the site's own pages, and the footer's",
        load: () => import('./collections/pages.js'),
      },
      {
        name: 'profiles',
        singular: 'profile',
        usage: '<verb>',
        summary: 'list, show, save, delete import profiles: how the files of a source are read',
        load: () => import('./commands/profiles.js'),
      },
      {
        name: 'menus',
        singular: 'menu',
        usage: '<verb>',
        summary: "the items of the header's and the footer's menu",
        load: () => import('./commands/menus/command.js'),
      },
    ],
  },
  {
    title: 'Look',
    nouns: LOOK,
  },
  {
    title: 'Site',
    nouns: [
      {
        name: 'redirects',
        singular: 'redirect',
        usage: '<verb>',
        summary: 'list, add, edit, move, test … redirects; addresses that are missing',
        load: () => import('./commands/redirects/command.js'),
      },
      {
        name: 'messages',
        singular: 'message',
        usage: '<verb>',
        summary: 'list, export, delete what visitors sent by the contact form',
        load: () => import('./commands/messages.js'),
      },
      {
        name: 'users',
        singular: 'user',
        usage: '<verb>',
        summary: 'list, show, add, edit, activate, set passwords of … users',
        load: () => import('./commands/users/command.js'),
      },
      {
        name: 'account',
        usage: '<verb>',
        summary: 'show, edit your own profile, change your own password',
        load: () => import('./commands/account.js'),
      },
      {
        name: 'sites',
        singular: 'site',
        usage: '<verb>',
        summary: 'add, list, delete served sites by name, for --site',
        load: () => import('./commands/sites.js'),
      },
      {
        name: 'tokens',
        singular: 'token',
        usage: '<verb>',
        summary: 'add, list, delete tokens, with which scripts sign in to a served site',
        load: () => import('./commands/tokens.js'),
      },
      {
        name: 'tracking',
        usage: '<verb>',
        summary: 'page views and clicks: totals, lists, files',
        load: () => import('./commands/tracking.js'),
      },
      {
        name: 'preview',
        usage: '[PATH]',
        summary: 'what an address would show, with what is not saved',
        load: () => import('./commands/site/preview.js'),
      },
      {
        name: 'sitemap',
        usage: '',
        summary: 'every public page, for search engines',
        load: () => import('./commands/site/sitemap.js'),
      },
      {
        name: 'embed',
        usage: 'CASINO',
        summary: "the snippet that puts a casino's card on another page",
        load: () => import('./commands/site/embed.js'),
      },
      {
        name: 'serve',
        usage: '',
        summary: 'serve the site over this store',
        load: () => import('./commands/site/serve.js'),
      },
      {
        name: 'build',
        usage: '',
        summary: 'the whole public site as files, for any host',
        load: () => import('./commands/site/build.js'),
      },
      {
        name: 'check',
        usage: '[DIR|URL]',
        summary: 'faults of a site: dead links, metadata, accessibility',
        load: () => import('./commands/site/check.js'),
      },
      {
        name: 'demo',
        usage: '',
        summary: 'serve a site to try, all in the browser',
        load: () => import('./commands/site/demo.js'),
      },
    ],
  },
  {
    title: 'Store',
    nouns: [
      {
        name: 'init',
        usage: '[DIR]',
        summary: 'make a store',
        load: () => import('./commands/store/init.js'),
      },
      {
        name: 'history',
        usage: '[verb]',
        summary: 'what changed, when, by whom, by which operation',
        load: () => import('./commands/store/history.js'),
      },
      {
        name: 'undo',
        usage: '[ID]',
        summary: 'take a change back, a whole import included',
        load: () => import('./commands/store/undo.js'),
      },
      {
        name: 'redo',
        usage: '[ID]',
        summary: 'bring back what undo took back',
        load: () => import('./commands/store/redo.js'),
      },
      {
        name: 'backup',
        usage: 'FILE',
        summary: 'write the whole store to one file',
        load: () => import('./commands/store/backup.js'),
      },
      {
        name: 'restore',
        usage: 'FILE',
        summary: 'bring a backup back',
        load: () => import('./commands/store/restore.js'),
      },
      {
        name: 'doctor',
        usage: '',
        summary: 'look for what is wrong in the store, and mend it',
        load: () => import('./commands/store/doctor.js'),
      },
    ],
  },
  {
    title: 'About the tool',
    nouns: [
      {
        name: 'operations',
        usage: '',
        summary: 'every operation with its roles and input',
        load: () => import('./commands/operations.js'),
      },
      {
        name: 'schema',
        usage: '[ENTITY]',
        summary: "JSON Schema of an entity or of an operation's input",
        load: () => import('./commands/schema.js'),
      },
      {
        name: 'completion',
        usage: 'SHELL',
        summary: 'the completion script of bash, zsh or fish',
        load: () => import('./commands/completion/command.js'),
      },
      {
        name: 'help',
        usage: '[topic]',
        summary: 'help on a noun, or on exit-codes, environment, formats, roles',
        load: () => import('./commands/help.js'),
      },
    ],
  },
];

/** The command that shell completion calls; help does not list it. */
const COMPLETE_NOUN: Noun = {
  name: 'complete',
  usage: '-- WORDS',
  summary: 'what could be typed next',
  load: () => import('./commands/completion/candidates.js'),
};

/** Every noun that help shows. */
export const VISIBLE_NOUNS: readonly Noun[] = NOUN_GROUPS.flatMap((group) => group.nouns);

/** The noun of that name or singular. */
export function findNoun(word: string): Noun | undefined {
  return [...VISIBLE_NOUNS, COMPLETE_NOUN].find((noun) => noun.name === word || noun.singular === word);
}
