import {
  contentStats,
  messages,
  POST_CATEGORIES,
  type Post,
  post,
  postsAdd,
  postsDelete,
  postsEdit,
  postsExport,
  postsImport,
  postsList,
  postsPublish,
  postsShow,
  postsTemplate,
  postsUnpublish,
  readingMinutes,
} from '@croupier/core';
import { type Command, Option } from 'commander';
import { choiceOption, withCompletions } from '../command-line/options.js';
import { articleContentOption, contentLengthPairs } from '../record-commands/article-content-option.js';
import { bulkActionVerb } from '../record-commands/bulk-actions.js';
import { recordCommand } from '../record-commands/record-command.js';
import type { RecordCommandConfig } from '../record-commands/record-command-config.js';
import { dayColumn } from '../terminal/date-text.js';

const { post: postMessages } = messages;

interface PostQuery {
  search?: string;
  status?: 'published' | 'draft';
  category?: string;
  guides?: boolean;
}

const postsConfig: RecordCommandConfig<Post> = {
  entity: post,
  operations: { list: postsList, show: postsShow, add: postsAdd, edit: postsEdit, delete: postsDelete },
  columns: [
    { heading: 'SLUG', text: ({ slug }) => slug, cut: 'middle' },
    { heading: 'TITLE', text: ({ title }) => title },
    { heading: 'CATEGORY', text: ({ category }) => category },
    { heading: 'STATUS', text: statusText },
    { heading: 'READ', text: ({ content }) => messages.readTime(readingMinutes(content)), isNumber: true },
    dayColumn('PUBLISHED', ({ publishedAt }) => publishedAt),
  ],
  csvRatingScale: 10,
  emptyMessage: 'No posts.',
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose title, excerpt or content has these words')
        .addOption(choiceOption('--status <status>', 'only those that are so', ['published', 'draft']))
        .addOption(
          withCompletions(
            new Option('--category <category>', 'only those of this category'),
            POST_CATEGORIES,
          ),
        )
        .option('--guides', 'only guides'),
    of: ({ search, status, category, guides }: PostQuery) => ({ search, status, category, guides }),
  },
  computedPairs: ({ content }) => contentLengthPairs(contentStats(content)),
  referenceText: 'slug, id, or the first characters of its id',
  exampleOption: '--title "A better title"',
  promptedFields: [
    { field: 'title', question: 'Title', requiredMessage: postMessages.titleRequired },
    { field: 'excerpt', question: 'Excerpt', requiredMessage: postMessages.excerptRequired },
    { field: 'category', question: 'Category', suggestions: POST_CATEGORIES },
    { field: 'tags', question: 'Tags, between commas' },
  ],
  confirmDelete: () => postMessages.confirmDelete,
  notFound: { message: postMessages.notFound, text: postMessages.notFoundText },
  contentOption: articleContentOption<Post>(postMessages.contentRequired),
  examples: {
    list: ['croupier posts list', 'croupier posts list --status draft --json --fields slug,title'],
    show: [
      'croupier posts show how-to-read-bonus-terms',
      'croupier posts show how-to-read-bonus-terms --json',
    ],
    add: [
      'croupier posts add --title "A Quiet Month" --excerpt "Little happened." --content "<p>And that is news.</p>"',
      'echo "# Hello" > hello.md && croupier posts add --title Hello --excerpt "Short." --content-file hello.md --tags "one, two"',
    ],
    edit: [
      'croupier posts edit how-to-read-bonus-terms --category Education --tags "bonuses, terms"',
      'croupier posts edit how-to-read-bonus-terms --excerpt "Five lines decide." --dry-run',
    ],
    delete: [
      'croupier posts delete how-to-read-bonus-terms --yes',
      'croupier posts delete how-to-read-bonus-terms --dry-run',
    ],
  },
};

const importExport = {
  operations: { import: postsImport, export: postsExport, template: postsTemplate },
  defaultExample: 'author="Ines Valkama"',
  listExample: 'tags',
  keyText: 'the slug',
  hiddenWord: 'draft',
};

/** `croupier posts` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  const example = 'how-to-read-bonus-terms';
  const marks = [
    bulkActionVerb(postsConfig, postsPublish, {
      word: 'publish',
      summary: 'Make posts visible to visitors',
      message: 'Published',
      example,
    }),
    bulkActionVerb(postsConfig, postsUnpublish, {
      word: 'unpublish',
      summary: 'Turn posts back into drafts',
      message: 'Back to draft:',
      example,
    }),
  ];
  return recordCommand(postsConfig, 'Posts: articles of the blog, and guides', typed, {
    marks,
    files: importExport,
  });
}

function statusText({ isPublished, isGuide }: Post): string {
  return `${isPublished ? 'published' : 'draft'}${isGuide ? ', guide' : ''}`;
}
