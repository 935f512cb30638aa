import {
  contentStats,
  messages,
  type Page,
  page,
  pagesAdd,
  pagesCleanDuplicates,
  pagesCreateMissing,
  pagesDelete,
  pagesEdit,
  pagesExport,
  pagesFooter,
  pagesImport,
  pagesList,
  pagesPublish,
  pagesShow,
  pagesStats,
  pagesTemplate,
  pagesUnpublish,
} from '@croupier/core';
import { type Command, Option } from 'commander';
import { does, type Globals } from '../session.js';
import { dryRunText } from '../terminal/changes.js';
import { choiceOption, withDryRun } from '../terminal/options.js';
import { printPairs } from '../terminal/records.js';
import { articleContent, lengthPairs } from './article-content.js';
import { markVerb } from './record-mark.js';
import { type ChangeOptions, perform, type RecordNoun, wishesOf } from './record-noun.js';
import { recordCommand } from './record-verbs.js';
import { verb } from './verb.js';

const { page: say, ours } = messages;

interface PageQuery {
  search?: string;
  status?: 'published' | 'draft';
}

const pages: RecordNoun<Page> = {
  entity: page,
  operations: { list: pagesList, show: pagesShow, add: pagesAdd, edit: pagesEdit, delete: pagesDelete },
  columns: [
    { head: 'SLUG', text: ({ slug }) => slug },
    { head: 'TITLE', text: ({ title }) => title },
    { head: 'STATUS', text: ({ isPublished }) => (isPublished ? 'published' : 'draft') },
    { head: 'CREATED', text: ({ createdAt }) => createdAt.slice(0, 10) },
    { head: 'UPDATED', text: ({ updatedAt }) => updatedAt.slice(0, 10) },
  ],
  scale: 10,
  empty: 'No pages.',
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose title or slug has these words')
        .addOption(choiceOption('--status <status>', 'only those that are so', ['published', 'draft'])),
    of: ({ search, status }: PageQuery) => ({ search, status }),
  },
  did: {
    added: ({ isPublished }) => `${isPublished ? ours.pagePublished : ours.pageSavedAsDraft}:`,
    changed: `${ours.pageUpdated}:`,
  },
  summed: async (session) => countsText((await session.perform(pagesStats, {})).result),
  beside: ({ content }) => lengthPairs(contentStats(content)),
  namedBy: 'slug, id, or the first characters of its id',
  hint: '--title "A better title"',
  asked: [{ field: 'title', question: 'Title', message: say.titleRequired }],
  confirmDelete: ({ title }) => say.confirmDelete(title),
  notFound: { message: say.notFound, text: say.notFoundText },
  more: articleContent<Page>(undefined),
  examples: {
    list: ['croupier pages list', 'croupier pages list --status published --format count'],
    show: ['croupier pages show about', 'croupier pages show about --json'],
    add: [
      'croupier pages add --title "Our Test Method" --content "<p>We play first.</p>" --is-published true',
      'echo "We *play* first." > method.md && croupier pages add --title Method --content-file method.md',
    ],
    edit: [
      'croupier pages edit about --title "About the Guide"',
      'croupier pages show about --json | croupier pages edit about --from - --title About --dry-run',
    ],
    delete: ['croupier pages delete about --yes', 'croupier pages delete about --dry-run'],
  },
};

const files = {
  operations: { import: pagesImport, export: pagesExport, template: pagesTemplate },
  standIn: 'isPublished=true',
  identity: 'the slug',
};

/** `croupier pages` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  const mark = (
    operation: typeof pagesPublish,
    words: { word: string; summary: string; did: string },
  ): Command => markVerb(pages, operation, { ...words, example: 'about' });
  const marks = [
    mark(pagesPublish, { word: 'publish', summary: 'Make pages visible to visitors', did: 'Published' }),
    mark(pagesUnpublish, {
      word: 'unpublish',
      summary: 'Turn pages back into drafts',
      did: 'Back to draft:',
    }),
  ];
  return recordCommand(pages, "Pages of the site's own, such as About", typed, {
    marks,
    further: [statsVerb(), footerVerb()],
    files,
  });
}

type Counts = Record<'total' | 'published' | 'drafts' | 'thisMonth', number>;

function countsText({ total, published, drafts, thisMonth }: Counts): string {
  const pages = total === 1 ? 'page' : 'pages';
  return `${total} ${pages}: ${published} published, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}; ${thisMonth} made this month`;
}

/** `croupier pages stats`: how many there are; of one, how long it is. */
function statsVerb(): Command {
  const command = verb('stats [page]', {
    summary: 'Count pages: all, published, drafts, made this month; of one its words',
    examples: ['croupier pages stats', 'croupier pages stats about --json'],
  });
  return does<Globals>(command, async (session, _options, record) => {
    const { result } = await perform(pages, session, pagesStats, { record });
    if (session.globals.json) return session.printJson(result);
    if ('page' in result) return printPairs(session, lengthPairs(result.page));
    await printPairs(session, [
      ['Total', String(result.total)],
      ['Published', String(result.published)],
      ['Drafts', String(result.drafts)],
      ['This month', String(result.thisMonth)],
    ]);
  });
}

interface FooterOptions extends ChangeOptions {
  createMissing?: boolean;
  cleanDuplicates?: boolean;
}

/** `croupier pages footer`: which of the pages that a footer leads to are missing or there twice, and the mend. */
function footerVerb(): Command {
  const command = verb('footer', {
    summary: 'Say which pages of the footer are missing or there twice, and make or clean them up',
    examples: ['croupier pages footer', 'croupier pages footer --create-missing'],
  })
    .option('--create-missing', 'make the missing ones, published, with a few words to begin with')
    .addOption(
      new Option('--clean-duplicates', 'of those there twice keep the one that was updated last').conflicts(
        'createMissing',
      ),
    );
  return does<FooterOptions>(withDryRun(command), async (session, options) => {
    const { createMissing, cleanDuplicates, dryRun } = options;
    if (!createMissing && !cleanDuplicates) {
      const { result } = await session.perform(pagesFooter, {});
      if (session.globals.json) return session.printJson(result);
      const lines = [
        ...result.missing.map(({ slug, title }) => `missing\t${slug}\t${title}`),
        ...result.duplicates.map(
          ({ slug, keep, remove }) => `twice\t${slug}\tkeep ${keep}, not ${remove.join(', ')}`,
        ),
      ];
      await session.print(lines.map((line) => `${line}\n`).join(''));
      if (result.missing.length === 0) session.note(say.footerPagesExist);
      if (result.duplicates.length === 0) session.note(say.noDuplicates);
      return;
    }
    const operation = createMissing ? pagesCreateMissing : pagesCleanDuplicates;
    const outcome = await session.perform(operation, {}, wishesOf(options));
    const { message, records } = outcome.result;
    if (session.globals.json) {
      return session.printJson({
        change: outcome.change?.id ?? null,
        ...(dryRun ? { dryRun } : {}),
        records,
      });
    }
    if (dryRun) return session.print(dryRunText(outcome));
    session.note(message);
  });
}
