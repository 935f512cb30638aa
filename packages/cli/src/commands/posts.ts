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
  readMinutes,
} from '@croupier/core';
import { type Command, Option } from 'commander';
import { choiceOption, offer } from '../terminal/options.js';
import { articleContent, lengthPairs } from './article-content.js';
import { markVerb } from './record-mark.js';
import type { RecordNoun } from './record-noun.js';
import { recordCommand } from './record-verbs.js';

const { post: say } = messages;

interface PostQuery {
  search?: string;
  status?: 'published' | 'draft';
  category?: string;
  guides?: boolean;
}

const posts: RecordNoun<Post> = {
  entity: post,
  operations: { list: postsList, show: postsShow, add: postsAdd, edit: postsEdit, delete: postsDelete },
  columns: [
    { head: 'SLUG', text: ({ slug }) => slug },
    { head: 'TITLE', text: ({ title }) => title },
    { head: 'CATEGORY', text: ({ category }) => category },
    { head: 'STATUS', text: statusOf },
    { head: 'READ', text: ({ content }) => messages.readTime(readMinutes(content)), isNumber: true },
    { head: 'PUBLISHED', text: ({ publishedAt }) => publishedAt?.slice(0, 10) ?? '' },
  ],
  scale: 10,
  empty: 'No posts.',
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose title, excerpt or content has these words')
        .addOption(choiceOption('--status <status>', 'only those that are so', ['published', 'draft']))
        .addOption(offer(new Option('--category <category>', 'only those of this category'), POST_CATEGORIES))
        .option('--guides', 'only guides'),
    of: ({ search, status, category, guides }: PostQuery) => ({ search, status, category, guides }),
  },
  beside: ({ content }) => lengthPairs(contentStats(content)),
  namedBy: 'slug, id, or the first characters of its id',
  hint: '--title "A better title"',
  asked: [
    { field: 'title', question: 'Title', message: say.titleRequired },
    { field: 'excerpt', question: 'Excerpt', message: say.excerptRequired },
    { field: 'category', question: 'Category' },
    { field: 'tags', question: 'Tags, between commas' },
  ],
  confirmDelete: () => say.confirmDelete,
  notFound: { message: say.notFound, text: say.notFoundText },
  more: articleContent<Post>(say.contentRequired),
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

const files = {
  operations: { import: postsImport, export: postsExport, template: postsTemplate },
  standIn: 'author="Ines Valkama"',
  identity: 'the slug',
};

/** `croupier posts` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  const example = 'how-to-read-bonus-terms';
  const marks = [
    markVerb(posts, postsPublish, {
      word: 'publish',
      summary: 'Make posts visible to visitors',
      did: 'Published',
      example,
    }),
    markVerb(posts, postsUnpublish, {
      word: 'unpublish',
      summary: 'Turn posts back into drafts',
      did: 'Back to draft:',
      example,
    }),
  ];
  return recordCommand(posts, 'Posts: articles of the blog, and guides', typed, { marks, files });
}

function statusOf({ isPublished, isGuide }: Post): string {
  return `${isPublished ? 'published' : 'draft'}${isGuide ? ', guide' : ''}`;
}
