import type { CollectionName, RecordIn } from '../../model/collections.js';
import { collections } from '../../model/collections.js';
import type { WritableCollection } from '../../store/transaction.js';
import type { CompiledRedirects } from '../../urls/redirects/compile-redirects.js';
import { matchRoute, type RouteKind, routePath } from '../../urls/routes.js';
import { parseUrlPath } from '../../urls/url-path.js';
import type { ChangeContext } from '../define/operation.js';
import { activeRules } from '../redirects/redirect-loops.js';
import type { ImportTarget } from './row-matching.js';

/** A collection as an import sees it: records named by slug, or by id where they have none. */
export function collectionImportTarget<C extends CollectionName>(
  name: C,
): (context: ChangeContext) => ImportTarget<RecordIn<C>> {
  const hasSlug = collections[name].findField('slug') !== undefined;
  const pageKind = PAGE_KINDS.get(name);
  return ({ content }) => {
    const records = content[name] as unknown as WritableCollection<RecordIn<C>>;
    let redirects: CompiledRedirects | undefined;
    const findByOldSlug = (kind: RecordPageKind, slug: string) => {
      redirects ??= activeRules(content).redirects;
      const { hops, ends, to } = redirects.follow(parseUrlPath(routePath({ kind, slug })));
      if (hops.length === 0 || ends === 'never' || ends === 'elsewhere') return undefined;
      const route = matchRoute(parseUrlPath(to).path);
      return route?.kind === kind && route.slug !== undefined ? records.getBySlug(route.slug) : undefined;
    };
    return {
      find: hasSlug ? records.getBySlug : records.get,
      ...(hasSlug ? { findById: records.get } : {}),
      ...(pageKind === undefined ? {} : { findByOldSlug: (slug: string) => findByOldSlug(pageKind, slug) }),
      all: records.all,
      insertParsed: (values) => records.insertParsed(values),
      update: ({ id }, changes) => records.update(id, changes),
    };
  };
}

type RecordPageKind = Extract<RouteKind, 'review' | 'post' | 'custom-page' | 'toplist'>;

/** The pages of records, to which redirects may lead from the address that a record had before. */
const PAGE_KINDS: ReadonlyMap<CollectionName, RecordPageKind> = new Map([
  ['casinos', 'review'],
  ['posts', 'post'],
  ['pages', 'custom-page'],
  ['toplists', 'toplist'],
]);
