import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { QueryParam } from '../../urls/route-queries.js';
import type { PageQuery } from '../lists/page-query.js';
import type { PagerView } from '../lists/pagination.js';
import { type PageFrameOptions, type PageFrameView, pageFrame } from './page-frame.js';
import { breadcrumbStructuredData } from './page-head.js';

/** What a page that shows a list says of itself to its frame. */
export interface ListPageFrameOptions extends Omit<PageFrameOptions, 'path' | 'page' | 'canonical'> {
  pager: PagerView | undefined;
  /** What the page is called on the way to it, where its title says more. */
  crumb?: string;
  /** What makes a page of its own of it, such as a category; whatever else is asked shows the same page in part. */
  own?: Partial<Record<QueryParam, string>>;
}

/** The frame of a page that shows a list: its number, the one address that it is known by, and the way to it. */
export function listPageFrame(
  catalogue: PublicCatalogue,
  { path, hrefOnly }: Pick<PageQuery, 'path' | 'hrefOnly'>,
  { pager, crumb, own = {}, structured = [], ...page }: ListPageFrameOptions,
): PageFrameView {
  const number = pager?.page ?? 1;
  return pageFrame(catalogue, {
    ...page,
    path,
    page: number,
    canonical: hrefOnly({ ...own, page: number === 1 ? '' : String(number) }),
    structured: [
      ...structured,
      breadcrumbStructuredData(catalogue.settings, [{ name: crumb ?? page.title, path }]),
    ],
  });
}
