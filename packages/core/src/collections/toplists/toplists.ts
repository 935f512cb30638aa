import { messages } from '../../messages.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import { slugFor } from '../../operations/records/slugs.js';
import { problem } from '../../problem.js';
import { formatToplistQuery, readToplistQuery, toplistQueryFault } from '../../rules/facets/toplist-query.js';
import { compareWords } from '../../rules/ranking.js';
import { TOPLIST_RESERVED_SLUGS } from '../../urls/routes.js';
import { slugOf } from '../../values/text/slug.js';
import { collection } from '../collection.js';
import { setOrNot } from '../filters.js';
import type { Toplist } from './toplist.js';
import { toplistWarnings } from './toplist-warnings.js';
import { toplistsPreview } from './toplists-preview.js';

/** Lists of casinos on a topic, in their order. */
export const toplists = collection('toplists', {
  label: 'title',
  editPermission: 'edit casinos, bonuses and games',
  search: ['title', 'slug'],
  filters: { status: setOrNot('isActive', ['active', 'inactive'], 'only those of this status') },
  order: (a, b) => a.order - b.order || compareWords(a.title, b.title),
  namesakes: { name: ['title'], beside: 'slug' },
  file: { identity: 'slug', columns: ['title'], scale: 10, derived: ['title', 'slug', 'query'] },
  verbs: { preview: toplistsPreview },
  summary: 'Toplists: casinos on a topic, such as those that take PayPal',
  columns: ['title', 'slug', 'query', { status: 'isActive' }],
  form: ['title', { title: 'Address', fields: ['slug', 'order'] }, 'query', 'pins'],
  icon: 'toplist',
  page: 'toplist',
  aboutEmpty: 'A toplist is a page of casinos on a topic, such as those that take PayPal.',
  prompts: ['title', { field: 'query', question: 'Casinos, such as payment=paypal&min-score=8' }],
  confirmDelete: messages.casino.confirmDelete,
  examples: {
    record: 'live',
    list: { status: 'inactive' },
    listFields: ['slug', 'query'],
    add: [{ title: 'Casinos with Visa', query: 'payment=visa&min-score=7' }],
    copy: { slug: 'live-too' },
    edit: [
      { query: 'game=live-dealer&min-score=8' },
      { pins: 'lantern-quay @ 1 until 2030-12-31: Partner of the year' },
    ],
    default: { isActive: 'false' },
    set: { order: '2' },
  },
  derive: deriveFields,
  warnings: (content, toplists, given) => toplists.flatMap((one) => toplistWarnings(content, one, given)),
});

/** List, show, add, edit, delete, import and export toplists, and an empty file to fill in. */
export const {
  list: toplistsList,
  show: toplistsShow,
  add: toplistsAdd,
  edit: toplistsEdit,
  delete: toplistsDelete,
  import: toplistsImport,
  export: toplistsExport,
  template: toplistsTemplate,
} = toplists.operations;

/** Derives the slug and the stored query of a toplist, new or changed. Problem: `invalid`. */
function deriveFields(
  context: ChangeContext,
  given: Record<string, unknown>,
  before?: Toplist,
): Record<string, unknown> {
  const derived = { ...given };
  if (typeof given.query === 'string') {
    const fault = toplistQueryFault(given.query, context.now);
    if (fault !== undefined) throw problem('toplist.query-invalid', { fault }, { at: { path: 'query' } });
    derived.query = formatToplistQuery(readToplistQuery(given.query));
  }
  const slug = slugFor(given, before, {
    slugOf,
    isTaken: (candidate) =>
      TOPLIST_RESERVED_SLUGS.has(candidate) || context.content.toplists.getBySlug(candidate) !== undefined,
    canHitReserved: false,
    wasPublic: before?.isActive === true,
    requireRenamePermission: () =>
      context.requirePermission('blacklist and rename casinos', "change an active toplist's slug"),
  });
  if (slug === undefined) return derived;
  if (TOPLIST_RESERVED_SLUGS.has(slug)) throw problem('slug.reserved', { slug }, { at: { path: 'slug' } });
  return { ...derived, slug };
}
