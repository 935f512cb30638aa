import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { hasContent } from '../../urls/list-content.js';
import type { QueryParam } from '../../urls/route-queries.js';
import { ROUTES } from '../../urls/routes.js';
import type { PageQuery } from '../lists/page-query.js';
import type { PagerView } from '../lists/pagination.js';
import { type PageFrameOptions, type PageFrameView, pageFrame } from './page-frame.js';
import { breadcrumbStructuredData, type Crumb } from './page-head.js';

/** The input of a list page's frame. */
interface ListPageFrameOptions extends Omit<PageFrameOptions, 'path' | 'page' | 'canonical' | 'partOf'> {
  pager: PagerView | undefined;
  /** The pages above it, the highest first; the home page is always one. */
  parents?: readonly Crumb[];
  /** The breadcrumb text, if it differs from the title. */
  crumb?: string;
  /**
   * Query parameters that make a canonical page of their own, such as a category; other parameters
   * share this page's canonical URL.
   */
  own?: Partial<Record<QueryParam, string>>;
  /** Whether visitors chose filters: search engines index the whole list instead. */
  isFiltered?: boolean;
}

/** Builds the frame of a list page, with its page number, canonical URL and breadcrumbs. */
export function listPageFrame(
  catalogue: PublicCatalogue,
  { route, path, hrefOnly }: Pick<PageQuery, 'route' | 'path' | 'hrefOnly'>,
  {
    pager,
    parents = [],
    crumb,
    own = {},
    isFiltered = false,
    isIndexed = true,
    structured = [],
    ...page
  }: ListPageFrameOptions,
): PageFrameView {
  const number = pager?.page ?? 1;
  const asked = new Map(Object.entries(own).filter(([, value]) => value !== '')) as Map<QueryParam, string>;
  return pageFrame(catalogue, {
    ...page,
    path,
    page: number,
    isIndexed:
      isIndexed &&
      (catalogue.settings.isSample || !('notInSitemap' in ROUTES[route.kind])) &&
      hasContent(catalogue, route, asked),
    ...(isFiltered ? { partOf: hrefOnly(own) } : {}),
    canonical: hrefOnly({ ...own, page: number === 1 ? '' : String(number) }),
    structured: [
      ...structured,
      breadcrumbStructuredData(catalogue, [...parents, { name: crumb ?? page.title, path }]),
    ],
  });
}
