import { lazy, memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type SearchSuggestion, suggestedPages } from './search-suggestions.js';

const MAX_NEAR_PAGES = 5;
/** The last part of a path that somebody may have mistyped: machines ask for files, and for endless others. */
const lastPart = lazy(() => /\/([\p{L}\p{N}](?:[\p{L}\p{N}]|-(?=[\p{L}\p{N}])){2,39})\/?$/u);

/** The name that a missing address may have meant; undefined where it looks like none. */
function nameInPath(path: string): string | undefined {
  return lastPart().exec(path)?.[1]?.replaceAll('-', ' ');
}

/** The path that was asked last, since a server asks before it renders the page. */
const lastAnswer = memoizeWeak((_: PublicCatalogue): { path?: string; near: SearchSuggestion[] } => ({
  near: [],
}));

/** The pages whose names are closest to that in a missing address. */
export function nearPages(catalogue: PublicCatalogue, path: string): SearchSuggestion[] {
  const last = lastAnswer(catalogue);
  if (last.path !== path) Object.assign(last, { path, near: findNear(catalogue, path) });
  return last.near;
}

function findNear(catalogue: PublicCatalogue, path: string): SearchSuggestion[] {
  const name = nameInPath(path);
  if (name === undefined) return [];
  const query = new URLSearchParams({ q: name }).toString();
  return suggestedPages(catalogue, query).slice(0, MAX_NEAR_PAGES);
}
