import { collections } from '../../../model/collections.js';
import { MENU_NAMES } from '../../../model/documents/menus.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { displayNameOf } from '../../../store/content.js';
import { canonicalElsewhere } from '../../../urls/canonical-elsewhere.js';
import { publicRecords, type RouteRecord } from '../../../urls/public-records.js';
import { resolveUrl } from '../../../urls/resolve-url.js';
import { ROUTE_ENTRIES, ROUTES, routePath } from '../../../urls/routes.js';
import { parseUrlPath } from '../../../urls/url-path.js';
import { isDeadPath } from '../../redirects/dead-path.js';
import type { CheckContext } from '../check-context.js';
import { type CheckResult, found } from '../finding.js';

/** Menu items that lead to pages which are hidden from search engines, and canonical addresses of this site that serve nobody. */
export function* checkSearchTexts({ content, catalogue }: CheckContext): Iterable<CheckResult> {
  for (const menu of MENU_NAMES) {
    for (const { id, label, url, isVisible } of content.menus.get()[menu]) {
      if (!isVisible || !isHiddenFromSearch(catalogue(), url)) continue;
      yield found('hidden-menu-target', { menu, label, url }, { in: 'menus', id, subject: label });
    }
  }
  for (const [kind, { record: collection }] of ROUTE_ENTRIES) {
    if (collection === undefined || collection === 'authors') continue;
    const shown = new Set(Array.from(publicRecords(catalogue(), collection), ({ slug }) => slug));
    for (const record of content[collection].all()) {
      const { id, slug, canonicalUrl } = record;
      if (canonicalUrl === undefined || !shown.has(slug)) continue;
      const url = canonicalElsewhere(catalogue().settings, routePath({ kind, slug }), canonicalUrl);
      if (url === undefined) continue;
      const title = `${collections[collection].title} '${displayNameOf(record)}'`;
      const where = { check: 'dead-canonical', in: collection, id, subject: title } as const;
      if (isDeadPath(catalogue(), url)) yield found('dead-canonical', { title, url }, where);
      else if (isHiddenFromSearch(catalogue(), url)) yield found('hidden-canonical', { title, url }, where);
    }
  }
}

/** Whether an address is that of a page of this site which its record hides from search engines. */
function isHiddenFromSearch(catalogue: PublicCatalogue, url: string): boolean {
  if (!url.startsWith('/')) return false;
  const { path, query } = parseUrlPath(url);
  const resolved = resolveUrl(catalogue, path, query);
  if (resolved.kind !== 'page') return false;
  const { kind, slug } = resolved.route;
  const config = ROUTES[kind];
  const name: RouteRecord | undefined = 'record' in config ? config.record : undefined;
  if (name === undefined) return false;
  for (const record of publicRecords(catalogue, name))
    if (record.slug === slug) return record.isHiddenFromSearch === true;
  return false;
}
