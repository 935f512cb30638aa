import type { CollectionName, ReadableContent } from '../../model/collections.js';
import type { CompiledRedirects } from '../../urls/redirects/compile-redirects.js';
import { matchRoute, type RouteKind, routePath } from '../../urls/routes.js';
import { parseUrlPath } from '../../urls/url-path.js';
import { GONE } from '../../values/addresses/address-checks.js';
import { type Warning, warning } from '../../warning.js';
import { activeRules } from './redirect-loops.js';

/** The kinds of pages that records have. */
export type RecordPageKind = Extract<RouteKind, 'review' | 'post' | 'custom-page' | 'toplist' | 'author'>;

/** The pages of records, by collection. */
export const RECORD_PAGES: ReadonlyMap<CollectionName, RecordPageKind> = new Map([
  ['casinos', 'review'],
  ['posts', 'post'],
  ['pages', 'custom-page'],
  ['toplists', 'toplist'],
  ['authors', 'author'],
]);

/** Where redirects lead from the page of a slug, and the slug of the record whose page of that kind it is; undefined where they lead nowhere else. `gone` where they say so. */
export function redirectedFrom(
  redirects: CompiledRedirects,
  kind: RecordPageKind,
  slug: string,
): { to: string; slug: string | undefined } | undefined {
  const { hops, ends, to } = redirects.follow(parseUrlPath(routePath({ kind, slug })));
  if (hops.length === 0 || ends === 'never') return undefined;
  if (ends === 'gone') return { to: GONE, slug: undefined };
  const route = ends === 'elsewhere' ? undefined : matchRoute(parseUrlPath(to).path);
  return { to, slug: route?.kind === kind ? route.slug : undefined };
}

/** Warns of records whose pages redirects hide. */
export function redirectedRecordWarnings(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  collection: CollectionName,
  slugs: Iterable<string>,
): Warning[] {
  const kind = RECORD_PAGES.get(collection);
  const [rule] = content.redirects.all();
  if (kind === undefined || rule === undefined) return [];
  const { redirects } = activeRules(content);
  const warnings: Warning[] = [];
  for (const slug of slugs) {
    const found = redirectedFrom(redirects, kind, slug);
    if (found === undefined) continue;
    warnings.push(warning('record.behind-redirect', { path: routePath({ kind, slug }), to: found.to }));
    if (warnings.length === MAX_WARNINGS) break;
  }
  return warnings;
}

const MAX_WARNINGS = 5;

/** The slugs of the records that visitors may see. */
export function publicSlugs(records: readonly object[]): string[] {
  return records.flatMap((record) => {
    const { slug, isActive, isPublished } = record as Showable;
    return slug === undefined || isActive === false || isPublished === false ? [] : [slug];
  });
}

interface Showable {
  slug?: string;
  isActive?: boolean;
  isPublished?: boolean;
}
