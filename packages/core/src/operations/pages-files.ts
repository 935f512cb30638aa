import { messages } from '../messages.js';
import { page } from '../model/page.js';
import { STAMPS } from '../model/stamps.js';
import { RESERVED_SLUGS } from '../urls/places.js';
import { pageSlugOf } from '../values/slug.js';
import { exportOperations } from './export.js';
import { importOperation } from './import.js';
import { importInput } from './import-input.js';
import { pageQuery, pagesFor } from './pages.js';
import { shelfOf } from './record-shelf.js';

const { page: say, ours } = messages;

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
        RESERVED_SLUGS.has(slug) && content.pages.withSlug(slug) === undefined
          ? ours.slugReserved(slug)
          : undefined,
    },
    nameless: { column: 'title', message: say.titleRequired },
    needed: { title: say.titleRequired },
    filled: [],
    defaults: {},
    ignored: [...STAMPS, '_row', '_errors'],
    order: TEMPLATE,
    completed: (record) => record,
  }),
  shelf: shelfOf('pages'),
  seen: { isHidden: ({ isPublished }) => !isPublished },
});

/** Pages as a file, by title. */
export const { export: pagesExport, template: pagesTemplate } = exportOperations({
  entity: page,
  screen: '/admin/pages',
  scale: 10,
  query: pageQuery,
  records: ({ pages }, query) => pagesFor(pages.all(), query),
  template: TEMPLATE,
});
