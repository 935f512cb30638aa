import { messages } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { matchRoute } from '../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';

/** What stands at an address that leads nowhere. */
export interface NotFoundPageView extends PageFrameView {
  /** What was looked for. */
  missing: 'page' | 'casino' | 'post';
}

// Addresses that lead nowhere are without number; all show the same page, of one address.
const NOT_FOUND_PATH = '/404';

/** The page for an address that leads nowhere. */
export function notFoundPage(catalogue: PublicCatalogue, path: string): NotFoundPageView {
  const missing = missingKindAt(path);
  const title = messages[missing].notFound;
  return { ...pageFrame(catalogue, { title, path: NOT_FOUND_PATH, isIndexed: false }), missing };
}

/** What somebody looks for at a path that leads nowhere. */
export function missingKindAt(path: string): NotFoundPageView['missing'] {
  const kind = matchRoute(path)?.kind;
  if (kind === 'review') return 'casino';
  return kind === 'post' ? 'post' : 'page';
}

/** The page for an address whose casino is listed no more. */
export function gonePage(catalogue: PublicCatalogue): PageFrameView {
  return pageFrame(catalogue, { title: messages.casino.notFound, path: NOT_FOUND_PATH, isIndexed: false });
}
