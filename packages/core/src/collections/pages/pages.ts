import type { RecordIdentity } from '../../csv/import-rules.js';
import { messages } from '../../messages.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import { slugFor } from '../../operations/records/slugs.js';
import { RESERVED_SLUGS } from '../../urls/routes.js';
import { pageSlugOf } from '../../values/text/slug.js';
import { collection } from '../collection.js';
import { setOrNot } from '../filters.js';
import { publishing } from '../marks.js';
import type { Page } from './page.js';

/** Pages of the site's own, by title; none has one of the site's own addresses. */
export const pages = collection('pages', {
  label: 'title',
  editPermission: 'edit pages',
  search: ['title', 'slug'],
  filters: { status: setOrNot('isPublished', ['published', 'draft'], 'only those that are so') },
  order: (a, b) => a.title.localeCompare(b.title, 'en'),
  marks: publishing('pages'),
  screens: { show: '/admin/pages/view/{id}', add: '/admin/pages/new', edit: '/admin/pages/{id}/edit' },
  namesakes: { name: ['title'], beside: 'slug' },
  file: {
    identity: pageIdentity,
    columns: ['title', 'slug', 'content', 'isPublished'],
    scale: 10,
    derived: ['title', 'slug'],
  },
  summary: "Pages of the site's own, such as About",
  columns: ['slug', 'title', { status: 'isPublished' }, 'createdAt', 'updatedAt'],
  prompts: ['title'],
  confirmDelete: messages.page.confirmDelete,
  examples: {
    record: 'about',
    default: { isPublished: 'true' },
    set: { title: 'A better title' },
  },
  derive: derivePageFields,
});

/** List, show, add, edit, publish, delete, import and export pages, and an empty file to fill in. */
export const {
  list: pagesList,
  show: pagesShow,
  add: pagesAdd,
  edit: pagesEdit,
  publish: pagesPublish,
  unpublish: pagesUnpublish,
  delete: pagesDelete,
  import: pagesImport,
  export: pagesExport,
  template: pagesTemplate,
} = pages.operations;

/** A page of a file is known by its slug, which may be none of the site's own addresses. */
function pageIdentity({ content }: ChangeContext): RecordIdentity {
  return {
    by: 'slug',
    from: 'title',
    slugOf: pageSlugOf,
    empty: messages.ours.slugEmpty,
    fault: (slug) =>
      RESERVED_SLUGS.has(slug) && content.pages.getBySlug(slug) === undefined
        ? messages.ours.slugReserved(slug)
        : undefined,
  };
}

/** Derives the slug of a page, new or changed. */
function derivePageFields(
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
