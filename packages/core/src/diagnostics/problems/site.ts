import { messages } from '../../messages.js';
import { firstIssue, type ProblemEntry } from './entry.js';

/** Problems of the home page, settings, custom CSS, and what is written for other sites. */
export const siteProblems = {
  'site.base-url-missing': {
    code: 'invalid',
    text: ({ what }: { what: string }) => `${what} needs the address of the site`,
  },
  'site.not-rendered-here': {
    code: 'usage',
    text: () => 'Nothing here renders the whole site: that needs a server',
  },
  'site.no-build-folder': {
    code: 'usage',
    text: () => 'This server was started without a folder to write the site into',
    hint: () => 'Whoever starts the server can name one: the guide for site owners says how.',
  },
  'site.being-built': {
    code: 'conflict',
    text: () => 'The site is being built already',
    hint: () => 'Wait until that is done.',
  },
  'sitemap.part-not-found': {
    code: 'not-found',
    text: ({ part }: { part: number }) => `The sitemap has no part ${part}`,
  },
  'setting.not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string; suggestion?: string | undefined }) => `There is no setting '${ref}'`,
  },
  'setting.required': {
    code: 'invalid',
    text: ({ title }: { title: string }) => messages.ours.rowNeedsTitle(title),
  },
  'setting.not-resettable': {
    code: 'invalid',
    text: ({ title }: { title: string }) => `${title} has nothing to go back to`,
    hint: () => 'Set it to another value.',
  },
  'homepage.required': { code: 'invalid', text: firstIssue },
  'section.not-found': {
    code: 'not-found',
    text: (_: { ref: string; suggestion?: string | undefined }) => messages.section.notFound,
  },
  'section.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' names ${count} sections`,
    hint: () => 'Name one by its number.',
  },
  'section.unknown-field': {
    code: 'invalid',
    text: firstIssue,
    hint: ({ fields }: { fields: readonly string[] }) =>
      fields.length === 0
        ? 'Its content comes by itself; only its title can be changed.'
        : `Its fields are ${fields.join(', ')}.`,
  },
  'styles.faulty': {
    code: 'invalid',
    text: ({ first }: { first: string }) => `${messages.styles.failedTitle}. ${first}`,
    hint: () => 'What is live stays as it was.',
  },
  'styles.no-versions': { code: 'not-found', text: () => 'There is no earlier version of the custom CSS' },
  'styles.version-not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string }) => `There is no version '${ref}'`,
  },
  'embed.nothing-named': { code: 'invalid', text: () => 'Name the casinos to embed, or a toplist' },
  'embed.casino-inactive': {
    code: 'invalid',
    text: ({ slug }: { slug: string }) =>
      `Casino '${slug}' is not active, so there is no card of it to embed`,
  },
  'embed.casino-not-found': {
    code: 'not-found',
    text: (_: { slug: string; suggestion?: string | undefined }) => messages.casino.notFound,
  },
  'embed.toplist-invalid': {
    code: 'invalid',
    text: ({ fault }: { fault: string }) => `This toplist cannot be made: ${fault}`,
    hint: () =>
      'It takes search, country, status (featured, blacklisted) and sort, like "country=DK&sort=-rating".',
  },
  'embed.frame-holds-one': { code: 'invalid', text: () => 'A frame holds the card of one casino' },
} as const satisfies Record<string, ProblemEntry>;
