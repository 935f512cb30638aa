import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { Post } from '../../model/post.js';
import { matches, plainText } from '../../rules/search.js';
import { postDate } from '../../rules/visible-posts.js';
import { slugOf } from '../../values/text/slug.js';
import type { OutputOf } from '../define/lazy-schema.js';
import type { ChangeContext } from '../define/operation.js';
import { recordOperations } from '../records/record-operations.js';
import { type RecordSelection, selectInTurns } from '../records/select-records.js';
import { slugFor } from '../records/slugs.js';
import { newCategoryWarnings } from './new-category-warnings.js';

/** The filters of a list of posts. */
export const postQuery = lazy(() =>
  z.strictObject({
    /** Words in the title, excerpt or content. */
    search: z.string().optional(),
    status: z.enum(['published', 'draft']).optional(),
    category: z.string().optional(),
    guides: z.boolean().optional(),
  }),
);

/** The query of a list of posts: newest first. */
export function postSelection({
  search = '',
  status,
  category,
  guides,
}: OutputOf<typeof postQuery>): RecordSelection<Post> {
  return {
    passes: (post) =>
      (status === undefined || post.isPublished === (status === 'published')) &&
      (category === undefined || post.category.toLowerCase() === category.toLowerCase()) &&
      (guides === undefined || post.isGuide === guides) &&
      (search.trim() === '' || matches(search, post.title, post.excerpt, plainText(post.content))),
    compare: (a, b) => compareText(postDate(b), postDate(a)) || compareText(b.id, a.id),
  };
}

const postOperations = recordOperations({
  collection: 'posts',
  viewPermission: 'see all content',
  editPermission: 'edit posts',
  deletePermission: 'import and delete content',
  screen: '/admin/news',
  screens: {
    show: '/admin/content/posts/{id}/edit',
    add: '/admin/content/posts/new',
    edit: '/admin/content/posts/{id}/edit',
  },
  query: postQuery,
  select: (posts, query) => selectInTurns(posts, postSelection(query)),
  derive: derivePostFields,
  warnings({ posts }, records, given) {
    const [first] = records;
    if (first === undefined || given.category === undefined) return {};
    const warnings = newCategoryWarnings(posts.all(), records);
    return warnings.length === 0 ? {} : { warnings };
  },
});

/** List, show, add, edit and delete posts. */
export const {
  list: postsList,
  show: postsShow,
  add: postsAdd,
  edit: postsEdit,
  delete: postsDelete,
} = postOperations;
/** Publishes posts; a post gets its date when it is first published. */
export const postsPublish = postOperations.setFields('publish', 'Publish posts', { isPublished: true });
/** Makes posts drafts again; they keep their date. */
export const postsUnpublish = postOperations.setFields('unpublish', 'Turn posts back into drafts', {
  isPublished: false,
});

/** Derives the slug and publication date of a post, new or changed; an import runs it too. */
export function derivePostFields(
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
export function publicationDate(
  given: Readonly<Record<string, unknown>>,
  before: { publishedAt?: string | undefined } | undefined,
  now: string,
): { publishedAt?: string } {
  const isFirst = given.isPublished === true && before?.publishedAt === undefined;
  return isFirst && given.publishedAt == null ? { publishedAt: now } : {};
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
