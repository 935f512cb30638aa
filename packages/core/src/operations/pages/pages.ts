import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { Page } from '../../model/page.js';
import { matches } from '../../rules/search.js';
import { pageSlugOf } from '../../values/text/slug.js';
import type { OutputOf } from '../define/lazy-schema.js';
import type { ChangeContext } from '../define/operation.js';
import { recordOperations } from '../records/record-operations.js';
import { type RecordSelection, selectInTurns } from '../records/select-records.js';
import { slugFor } from '../records/slugs.js';

/** The filters of a list of pages. */
export const pageQuery = lazy(() =>
  z.strictObject({
    /** Words in the title or slug. */
    search: z.string().optional(),
    status: z.enum(['published', 'draft']).optional(),
  }),
);

/** The query of a list of pages: by title. */
export function pageSelection({ search = '', status }: OutputOf<typeof pageQuery>): RecordSelection<Page> {
  return {
    passes: (page) =>
      matches(search, page.title, page.slug) &&
      (status === undefined || page.isPublished === (status === 'published')),
    compare: (a, b) => a.title.localeCompare(b.title, 'en'),
  };
}

const pageOperations = recordOperations({
  collection: 'pages',
  viewPermission: 'see all content',
  editPermission: 'edit pages',
  deletePermission: 'import and delete content',
  screen: '/admin/pages',
  screens: { show: '/admin/pages/view/{id}', add: '/admin/pages/new', edit: '/admin/pages/{id}/edit' },
  query: pageQuery,
  select: (pages, query) => selectInTurns(pages, pageSelection(query)),
  derive: derivePageFields,
});

/** List, show, add, edit and delete pages. */
export const {
  list: pagesList,
  show: pagesShow,
  add: pagesAdd,
  edit: pagesEdit,
  delete: pagesDelete,
} = pageOperations;
/** Publishes pages. */
export const pagesPublish = pageOperations.setFields('publish', 'Publish pages', { isPublished: true });
/** Makes pages drafts again. */
export const pagesUnpublish = pageOperations.setFields('unpublish', 'Turn pages back into drafts', {
  isPublished: false,
});

/** Derives the slug of a page, new or changed; an import runs it too. */
export function derivePageFields(
  context: ChangeContext,
  given: Record<string, unknown>,
  before?: Page,
): Record<string, unknown> {
  const slug = slugFor(given, before, {
    slugOf: pageSlugOf,
    isTaken: (candidate) => context.content.pages.getBySlug(candidate) !== undefined,
    canHitReserved: true,
    wasPublic: before?.isPublished === true,
    requireRenamePermission: () =>
      context.requirePermission('blacklist and rename casinos', "change a published page's slug"),
  });
  return slug === undefined ? given : { ...given, slug };
}
