import * as z from 'zod';
import type { Post } from '../model/post.js';
import { matches, plainText } from '../rules/search.js';
import { addressOf } from '../urls/places.js';
import { slugOf } from '../values/slug.js';
import { leadOn } from './moved.js';
import { recordOperations } from './records.js';
import { slugFor } from './slugs.js';

/** What a list of posts can be cut to. */
export const postQuery = z.strictObject({
  /** Words sought in title, excerpt and content. */
  search: z.string().optional(),
  status: z.enum(['published', 'draft']).optional(),
  category: z.string().optional(),
  guides: z.boolean().optional(),
});

/** The posts that a query asks for, the newest first. */
export function postsFor(
  posts: Iterable<Post>,
  { search = '', status, category, guides }: z.output<typeof postQuery>,
): Post[] {
  return [...posts]
    .filter(
      (post) =>
        (status === undefined || post.isPublished === (status === 'published')) &&
        (category === undefined || post.category.toLowerCase() === category.toLowerCase()) &&
        (guides === undefined || post.isGuide === guides) &&
        (search.trim() === '' || matches(search, post.title, post.excerpt, plainText(post.content))),
    )
    .sort((a, b) => compare(dateOf(b), dateOf(a)) || compare(b.id, a.id));
}

const operations = recordOperations({
  collection: 'posts',
  see: 'see all content',
  edit: 'edit posts',
  remove: 'import and delete content',
  screen: '/admin/news',
  screens: { add: '/admin/content/posts/new', edit: '/admin/content/posts/{id}/edit' },
  query: postQuery,
  find: postsFor,
  prepare(context, given, before) {
    const { posts } = context.content;
    const slug = slugFor(given, before, {
      slugOf,
      isTaken: (candidate) => posts.withSlug(candidate) !== undefined,
      mayCollide: false,
      // Whoever has seen it published may have kept its address.
      wasShown: before?.publishedAt !== undefined,
      refuseRename: () =>
        context.insist('blacklist and rename casinos', 'change the slug of a post that visitors have seen'),
    });
    return {
      ...given,
      ...(slug === undefined ? {} : { slug }),
      ...publication(given, before, context.now),
    };
  },
  follow(content, before, after) {
    if (!before.isPublished || before.slug === after.slug) return;
    leadOn(
      content,
      addressOf({ kind: 'post', slug: before.slug }),
      addressOf({ kind: 'post', slug: after.slug }),
    );
  },
});

/** List, show, add, edit and delete posts. */
export const {
  list: postsList,
  show: postsShow,
  add: postsAdd,
  edit: postsEdit,
  delete: postsDelete,
} = operations;
/** Makes posts visible; one that never was gets its date. */
export const postsPublish = operations.marking('publish', 'Publish posts', { isPublished: true });
/** Turns posts back into drafts; they keep their date. */
export const postsUnpublish = operations.marking('unpublish', 'Turn posts back into drafts', {
  isPublished: false,
});

/** The date of a post that becomes published and has none. */
export function publication(
  given: Readonly<Record<string, unknown>>,
  before: { publishedAt?: string | undefined } | undefined,
  now: string,
): { publishedAt?: string } {
  const isFirst = given.isPublished === true && before?.publishedAt === undefined;
  return isFirst && given.publishedAt == null ? { publishedAt: now } : {};
}

function dateOf(post: Post): string {
  return post.publishedAt ?? post.createdAt;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
