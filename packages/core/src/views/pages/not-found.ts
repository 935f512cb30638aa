import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { matchRoute } from '../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { nearPages } from '../search/near-pages.js';
import type { SearchSuggestion } from '../search/search-suggestions.js';

/** The page for a URL that does not exist. */
export interface NotFoundPageView extends PageFrameView {
  /** What the URL would have shown. */
  missing: 'page' | 'casino' | 'post';
  /** The pages that the URL may have meant, the closest first. */
  near: SearchSuggestion[];
}

// One fixed path, so that unknown URLs share one cached page.
const NOT_FOUND_PATH = '/404';

/** Builds the page for a URL that does not exist. */
export function notFoundPage(catalogue: PublicCatalogue, path: string): NotFoundPageView {
  const missing = missingKindAt(path);
  const texts = pageTexts('missing', catalogue.labels);
  const title = { page: texts.pageTitle, casino: texts.casino, post: texts.post }[missing];
  return {
    ...pageFrame(catalogue, { title, path: NOT_FOUND_PATH, isIndexed: false }),
    missing,
    near: nearPages(catalogue, path),
  };
}

/** The kind of page that a path would have shown. */
export function missingKindAt(path: string): NotFoundPageView['missing'] {
  const kind = matchRoute(path)?.kind;
  if (kind === 'review') return 'casino';
  return kind === 'post' ? 'post' : 'page';
}

/** The page for a URL of which nothing is left. */
export interface GonePageView extends PageFrameView {
  /** Absent for a casino. */
  removed?: 'page';
}

/** Builds the page for a removed casino, or for an address that a redirect calls gone. */
export function gonePage(catalogue: PublicCatalogue, path?: string): GonePageView {
  const isCasino = path === undefined || missingKindAt(path) === 'casino';
  const texts = pageTexts('missing', catalogue.labels);
  const title = isCasino ? texts.casino : texts.removed;
  const frame = pageFrame(catalogue, { title, path: NOT_FOUND_PATH, isIndexed: false });
  return isCasino ? frame : { ...frame, removed: 'page' };
}
