import type { PublicCatalogue } from '../model/public-catalogue.js';
import { flatCopy } from '../values/flat-copy.js';
import { listParams } from './list-content.js';
import { publicRecords } from './public-records.js';
import { resolveUrl } from './resolve-url.js';
import { pathValue, routeAddress } from './route-queries.js';
import { matchRoute, ROUTE_ENTRIES, routePath } from './routes.js';

/** The path of every page of a site but those that its pages lead to: routes with the parts that hold something, then records. */
export function* sitePages(catalogue: PublicCatalogue): Generator<string> {
  for (const [kind, { record }] of ROUTE_ENTRIES) {
    if (record !== undefined) continue;
    yield* existing(catalogue, routePath({ kind }));
    for (const { name, parts } of listParams(kind)) {
      for (const { value, count } of parts(catalogue)) {
        const address = count === 0 ? '?' : routeAddress({ kind }, new Map([[name, value]]));
        // Hosts of files answer no queries.
        if (!address.includes('?')) yield* existing(catalogue, address);
      }
    }
  }
  for (const [kind, { record }] of ROUTE_ENTRIES) {
    if (record === undefined) continue;
    for (const { slug } of publicRecords(catalogue, record)) {
      yield* existing(catalogue, routePath({ kind, slug }));
    }
  }
}

function* existing(catalogue: PublicCatalogue, path: string): Generator<string> {
  if (resolveUrl(catalogue, path).kind === 'page') yield path;
}

/** What a view may say of a choice by a form. */
interface ChoosingView {
  path?: string;
  filter?: { select?: { name: string; options: readonly { value: string }[] } };
}

/**
 * Returns a function that finds the paths of pages of choices that a view leads to: the pages of a list, its tabs, and its
 * orders, which visitors choose in a form. `text` is the view as JSON. Each path is found once.
 */
export function linkedPageFinder(
  catalogue: PublicCatalogue,
): (page: { view: unknown; text: string }) => string[] {
  const seen = new Set<string>();
  return ({ view, text }) => {
    const { filter, path = '' } = (view ?? {}) as ChoosingView;
    const { select } = filter ?? {};
    const choices = (select?.options ?? []).map(({ value }) => `${path}/${select?.name}/${pathValue(value)}`);
    const found: string[] = [];
    const named = (text.match(PATH_WITH_CHOICE) ?? []).map((match) => match.slice(1));
    for (const linked of [...named, ...choices]) {
      if (seen.has(linked)) continue;
      const copy = flatCopy(linked);
      seen.add(copy);
      if (matchRoute(copy)?.params !== undefined && resolveUrl(catalogue, copy).kind === 'page')
        found.push(copy);
    }
    return found;
  };
}

// With the character before it, which the engine looks for several times as fast as it looks behind.
const PATH_WITH_CHOICE = /["\\]\/[a-z0-9-]+(?:\/[a-z0-9-]+){2,}(?=["\\#])/g;

/** The lists and their parameters that stand in paths, for hosts that lead old addresses there. */
export function listQueries(): { path: string; name: string }[] {
  return ROUTE_ENTRIES.flatMap(([kind, { inPath = [], pattern }]) => {
    return pattern.includes('{') ? [] : inPath.map((name) => ({ path: routePath({ kind }), name }));
  });
}
