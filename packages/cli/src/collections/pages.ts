import {
  contentStats,
  messages,
  type Page,
  pages,
  pagesCleanDuplicates,
  pagesCreateMissing,
  pagesFooter,
  pagesStats,
  plural,
} from '@croupier/core';
import { type Command, Option } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { articleContentOption, contentLengthPairs } from '../record-commands/article-content-option.js';
import {
  type ChangeCommandOptions,
  performOptionsOf,
  performRecordOperation,
} from '../record-commands/record-command-config.js';
import type { GlobalOptionValues } from '../session.js';
import { dryRunText } from '../terminal/change-output.js';
import { printPairs } from '../terminal/record-output.js';
import { collectionCommand } from './collection-command.js';

const { page: pageMessages, ours: extraMessages } = messages;
const NOT_FOUND = { message: pageMessages.notFound, text: pageMessages.notFoundText };

/** `croupier pages` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return collectionCommand<Page>(pages, typed, {
    successMessages: {
      added: ({ isPublished }) =>
        `${isPublished ? extraMessages.pagePublished : extraMessages.pageSavedAsDraft}:`,
      changed: `${extraMessages.pageUpdated}:`,
    },
    listSummary: async (session) => countsText((await session.perform(pagesStats, {})).result),
    computedPairs: ({ content }) => contentLengthPairs(contentStats(content)),
    referenceText: 'slug, id, or the first characters of its id',
    notFound: NOT_FOUND,
    contentOption: articleContentOption<Page>(undefined),
    examples: {
      list: ['croupier pages list', 'croupier pages list --status published --format count'],
      add: [
        'croupier pages add --title "Our Test Method" --content "<p>We play first.</p>" --is-published true',
        'echo "We *play* first." > method.md && croupier pages add --title Method --content-file method.md',
      ],
      edit: [
        'croupier pages edit about --title "About the Guide"',
        'croupier pages show about --json | croupier pages edit about --from - --title About --dry-run',
      ],
    },
    further: [statsVerb(), footerVerb()],
  });
}

type PageCounts = Record<'total' | 'published' | 'drafts' | 'thisMonth', number>;

function countsText({ total, published, drafts, thisMonth }: PageCounts): string {
  const pages = plural(total, 'page', 'pages');
  return `${total} ${pages}: ${published} published, ${drafts} ${plural(drafts, 'draft', 'drafts')}; ${thisMonth} made this month`;
}

/** `croupier pages stats`: how many there are; of one, how long it is. */
function statsVerb(): Command {
  const command = verbCommand('stats [page]', {
    summary: 'Count pages: all, published, drafts, made this month; of one its words',
    examples: ['croupier pages stats', 'croupier pages stats about --json'],
  });
  return withAction<GlobalOptionValues>(command, async (session, _options, record) => {
    const { result } = await performRecordOperation(
      { entity: pages.entity, notFound: NOT_FOUND },
      session,
      pagesStats,
      { record },
    );
    if (session.globals.json) return session.printJson(result);
    if ('page' in result) return printPairs(session, contentLengthPairs(result.page));
    await printPairs(session, [
      ['Total', String(result.total)],
      ['Published', String(result.published)],
      ['Drafts', String(result.drafts)],
      ['This month', String(result.thisMonth)],
    ]);
  });
}

interface FooterOptions extends ChangeCommandOptions {
  createMissing?: boolean;
  cleanDuplicates?: boolean;
}

/** `croupier pages footer`: which of the pages that a footer leads to are missing or there twice, and the mend. */
function footerVerb(): Command {
  const command = verbCommand('footer', {
    summary: 'Say which pages of the footer are missing or there twice, and make or clean them up',
    examples: ['croupier pages footer', 'croupier pages footer --create-missing'],
  })
    .option('--create-missing', 'make the missing ones, as drafts with a few words to begin with')
    .addOption(
      new Option('--clean-duplicates', 'of those there twice keep the one that was updated last').conflicts(
        'createMissing',
      ),
    );
  return withAction<FooterOptions>(withDryRun(command), async (session, options) => {
    const { createMissing, cleanDuplicates, dryRun } = options;
    if (!createMissing && !cleanDuplicates) {
      const { result } = await session.perform(pagesFooter, {});
      if (session.globals.json) return session.printJson(result);
      const lines = [
        ...result.missing.map(
          ({ slug, title, isPlaceholder }) =>
            `${isPlaceholder ? 'not written' : 'missing'}\t${slug}\t${title}`,
        ),
        ...result.duplicates.map(
          ({ slug, keep, remove }) => `twice\t${slug}\tkeep ${keep}, not ${remove.join(', ')}`,
        ),
      ];
      await session.print(lines.map((line) => `${line}\n`).join(''));
      if (result.missing.length === 0) session.note(pageMessages.footerPagesExist);
      if (result.duplicates.length === 0) session.note(pageMessages.noDuplicates);
      return;
    }
    const operation = createMissing ? pagesCreateMissing : pagesCleanDuplicates;
    const outcome = await session.perform(operation, {}, performOptionsOf(options));
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
    if (createMissing && records.length > 0)
      session.note('They are drafts: write them with croupier pages edit, then croupier pages publish.');
  });
}
