import { messages } from '../../messages.js';
import { page } from '../../model/page.js';
import { RESERVED_SLUGS } from '../../urls/routes.js';
import { pageSlugOf } from '../../values/text/slug.js';
import { selectRecords } from '../records/select-records.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import { collectionImportTarget } from '../transfer/import-target.js';
import { derivePageFields, pageQuery, pageSelection } from './pages.js';

const { page: texts, ours } = messages;

const TEMPLATE = ['title', 'slug', 'content', 'isPublished'];

/** Pages from a file; one is known by its slug, which may be none of the site's own addresses. */
export const pagesImport = importOperation({
  entity: page,
  input: importInput,
  screen: '/admin/pages',
  scale: 10,
  rules: ({ content }) => ({
    identity: {
      by: 'slug',
      from: 'title',
      slugOf: pageSlugOf,
      empty: ours.slugEmpty,
      fault: (slug) =>
        RESERVED_SLUGS.has(slug) && content.pages.getBySlug(slug) === undefined
          ? ours.slugReserved(slug)
          : undefined,
    },
    missingIdentity: { column: 'title', message: texts.titleRequired },
    requiredColumns: { title: texts.titleRequired },
    order: TEMPLATE,
  }),
  target: collectionImportTarget('pages'),
  derive: derivePageFields,
  derivedFields: ['title', 'slug'],
  counters: { isHidden: ({ isPublished }) => !isPublished },
});

/** Pages as a file, by title. */
export const { export: pagesExport, template: pagesTemplate } = exportOperations({
  entity: page,
  screen: '/admin/pages',
  scale: 10,
  query: pageQuery,
  records: ({ pages }, query) => selectRecords(pages.all(), pageSelection(query)),
  template: TEMPLATE,
});
