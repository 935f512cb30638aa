import { messages } from '../../messages.js';
import { POST_CATEGORIES } from '../../model/post-categories.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import { slugFor } from '../../operations/records/slugs.js';
import { newestFirst } from '../../rules/visible-posts.js';
import { slugOf } from '../../values/text/slug.js';
import { collection } from '../collection.js';
import { flagged, setOrNot, textIn } from '../filters.js';
import { publishing } from '../marks.js';
import { newCategoryWarnings } from './new-category-warnings.js';
import type { Post } from './post.js';
import { postImportTarget } from './post-import-target.js';
import { scheduledWarnings } from './scheduled-warnings.js';

/** Articles of the blog, and guides, the newest first; a post gets its date when it is first published. */
export const posts = collection('posts', {
  label: 'title',
  editPermission: 'edit posts',
  search: ['title', 'excerpt', 'content'],
  filters: {
    status: setOrNot('isPublished', ['published', 'draft'], 'only those that are so'),
    category: textIn(POST_CATEGORIES),
    guides: flagged('isGuide'),
  },
  order: newestFirst,
  marks: publishing('posts'),
  screens: {
    list: '/admin/news',
    show: '/admin/content/posts/{id}/edit',
    add: '/admin/content/posts/new',
    edit: '/admin/content/posts/{id}/edit',
  },
  namesakes: { name: ['title'], beside: 'slug' },
  file: {
    identity: 'slug',
    columns: [
      ...['title', 'slug', 'excerpt', 'content', 'author', 'category', 'tags', 'featuredImage'],
      ...['isGuide', 'isPublished', 'publishedAt'],
    ],
    filled: ['views'],
    scale: 10,
    derived: ['title', 'slug', 'isPublished', 'publishedAt'],
  },
  summary: 'Posts: articles of the blog, and guides',
  columns: [
    ...(['slug', 'title', 'category'] as const),
    { status: 'isPublished', flags: { isGuide: 'accent' } },
    { field: 'content', title: 'Read' },
    { field: 'publishedAt', title: 'Published' },
  ],
  prompts: [...['title', 'excerpt', 'category'], { field: 'tags', question: 'Tags, between commas' }],
  confirmDelete: () => messages.post.confirmDelete,
  examples: {
    record: 'how-to-read-bonus-terms',
    list: { status: 'draft' },
    listFields: ['slug', 'title'],
    edit: [{ category: 'Education', tags: 'bonuses, terms' }, { excerpt: 'Five lines decide.' }],
    default: { author: 'Ines Valkama' },
    set: { title: 'A better title' },
  },
  target: postImportTarget,
  derive: derivePostFields,
  warnings: ({ posts }, records, given, _isNew, now) => [
    ...(given.category === undefined ? [] : newCategoryWarnings(posts.all(), records)),
    ...(given.isPublished === true || given.publishedAt !== undefined ? scheduledWarnings(records, now) : []),
  ],
});

/** List, show, add, edit, publish, delete, import and export posts, and an empty file to fill in. */
export const {
  list: postsList,
  show: postsShow,
  add: postsAdd,
  edit: postsEdit,
  publish: postsPublish,
  unpublish: postsUnpublish,
  delete: postsDelete,
  import: postsImport,
  export: postsExport,
  template: postsTemplate,
} = posts.operations;

/** Derives the slug and publication date of a post, new or changed. */
function derivePostFields(
  context: ChangeContext,
  given: Record<string, unknown>,
  before?: Post,
): Record<string, unknown> {
  const { posts } = context.content;
  const slug = slugFor(given, before, {
    slugOf,
    isTaken: (candidate) => posts.getBySlug(candidate) !== undefined,
    canHitReserved: false,
    // Visitors of a published post may have saved its address.
    wasPublic: before?.publishedAt !== undefined,
    requireRenamePermission: () =>
      context.requirePermission(
        'blacklist and rename casinos',
        'change the slug of a post that visitors have seen',
      ),
  });
  return {
    ...given,
    ...(slug === undefined ? {} : { slug }),
    ...publicationDate(given, before, context.now),
  };
}

/** The date of a post that is first published. */
function publicationDate(
  given: Readonly<Record<string, unknown>>,
  before: { publishedAt?: string | undefined } | undefined,
  now: string,
): { publishedAt?: string } {
  const isFirst = given.isPublished === true && before?.publishedAt === undefined;
  return isFirst && given.publishedAt == null ? { publishedAt: now } : {};
}
