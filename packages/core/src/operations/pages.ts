import * as z from 'zod';
import type { Page } from '../model/page.js';
import { matches } from '../rules/search.js';
import { addressOf } from '../urls/places.js';
import { pageSlugOf } from '../values/slug.js';
import { leadOn } from './moved.js';
import { recordOperations } from './records.js';
import { slugFor } from './slugs.js';

/** What a list of pages can be cut to. */
export const pageQuery = z.strictObject({
  /** Words sought in title and slug. */
  search: z.string().optional(),
  status: z.enum(['published', 'draft']).optional(),
});

/** The pages that a query asks for, by title. */
export function pagesFor(pages: Iterable<Page>, { search = '', status }: z.output<typeof pageQuery>): Page[] {
  return [...pages]
    .filter(
      (page) =>
        matches(search, page.title, page.slug) &&
        (status === undefined || page.isPublished === (status === 'published')),
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

const operations = recordOperations({
  collection: 'pages',
  see: 'see all content',
  edit: 'edit pages',
  remove: 'import and delete content',
  screen: '/admin/pages',
  screens: { show: '/admin/pages/{id}', add: '/admin/pages/new', edit: '/admin/pages/{id}/edit' },
  query: pageQuery,
  find: pagesFor,
  prepare(context, given, before) {
    const slug = slugFor(given, before, {
      slugOf: pageSlugOf,
      isTaken: (candidate) => context.content.pages.withSlug(candidate) !== undefined,
      mayCollide: true,
      wasShown: before?.isPublished === true,
      refuseRename: () => context.insist('blacklist and rename casinos', "change a published page's slug"),
    });
    return slug === undefined ? given : { ...given, slug };
  },
  follow(content, before, after) {
    if (!before.isPublished || before.slug === after.slug) return;
    leadOn(
      content,
      addressOf({ kind: 'page', slug: before.slug }),
      addressOf({ kind: 'page', slug: after.slug }),
    );
  },
});

/** List, show, add, edit and delete pages. */
export const {
  list: pagesList,
  show: pagesShow,
  add: pagesAdd,
  edit: pagesEdit,
  delete: pagesDelete,
} = operations;
/** Makes pages visible. */
export const pagesPublish = operations.marking('publish', 'Publish pages', { isPublished: true });
/** Turns pages back into drafts. */
export const pagesUnpublish = operations.marking('unpublish', 'Turn pages back into drafts', {
  isPublished: false,
});
