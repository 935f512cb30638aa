import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { Toplist } from '../../model/toplist.js';
import { problem } from '../../problem.js';
import {
  formatToplistQuery,
  isOnToplist,
  readToplistQuery,
  toplistQueryFault,
} from '../../rules/facets/toplist-query.js';
import { compareWords } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';
import { TOPLIST_RESERVED_SLUGS } from '../../urls/routes.js';
import { slugOf } from '../../values/slug.js';
import { warning } from '../../warning.js';
import type { OutputOf } from '../define/lazy-schema.js';
import type { ChangeContext } from '../define/operation.js';
import { recordOperations } from '../records/record-operations.js';
import { type RecordSelection, selectInTurns } from '../records/select-records.js';
import { slugFor } from '../records/slugs.js';
import { addRenameRedirect } from '../redirects/redirect-on-rename.js';

/** The filters of a list of toplists. */
export const toplistQuery = lazy(() =>
  z.strictObject({
    /** Words in the title or slug. */
    search: z.string().optional(),
    status: z.enum(['active', 'inactive']).optional(),
  }),
);

/** The query of a list of toplists: in their order. */
export function toplistSelection({
  search = '',
  status,
}: OutputOf<typeof toplistQuery>): RecordSelection<Toplist> {
  return {
    passes: ({ title, slug, isActive }) =>
      matches(search, title, slug) && (status === undefined || isActive === (status === 'active')),
    compare: (a, b) => a.order - b.order || compareWords(a.title, b.title),
  };
}

/** List, show, add, edit and delete toplists. */
export const {
  list: toplistsList,
  show: toplistsShow,
  add: toplistsAdd,
  edit: toplistsEdit,
  delete: toplistsDelete,
} = recordOperations({
  collection: 'toplists',
  viewPermission: 'see all content',
  editPermission: 'edit casinos, bonuses and games',
  deletePermission: 'import and delete content',
  screen: '/admin/toplists',
  query: toplistQuery,
  select: (toplists, query) => selectInTurns(toplists, toplistSelection(query)),
  derive: deriveToplistFields,
  warnings({ casinos }, toplists, given) {
    if (given.query === undefined) return {};
    const empty = toplists.filter(({ query }) => {
      const isListed = isOnToplist(query);
      return casinos.find((casino) => casino.isActive && isListed(casino)) === undefined;
    });
    return { warnings: empty.map(({ title }) => warning('toplist.holds-none', { title })) };
  },
  afterUpdate(content, before, after) {
    if (!before.isActive || before.slug === after.slug) return;
    addRenameRedirect(content, 'toplist', before.slug, after.slug);
  },
});

/** Derives the slug and the stored query of a toplist, new or changed; an import runs it too. Problem: `invalid`. */
export function deriveToplistFields(
  context: ChangeContext,
  given: Record<string, unknown>,
  before?: Toplist,
): Record<string, unknown> {
  const derived = { ...given };
  if (typeof given.query === 'string') {
    const fault = toplistQueryFault(given.query);
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
