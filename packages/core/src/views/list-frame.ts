import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { QueryName } from '../urls/queries.js';
import type { Asked } from './asked.js';
import { type Frame, type FramedPage, frame } from './frame.js';
import type { PagerView } from './list.js';
import { breadcrumbData } from './page-head.js';

/** What a page that shows a list says of itself to its frame. */
export interface FramedList extends Omit<FramedPage, 'path' | 'page' | 'canonical'> {
  pager: PagerView | undefined;
  /** What the page is called on the way to it, where its title says more. */
  crumb?: string;
  /** What makes a page of its own of it, such as a category; whatever else is asked shows the same page in part. */
  own?: Partial<Record<QueryName, string>>;
}

/** The frame of a page that shows a list: its number, the one address that it is known by, and the way to it. */
export function listFrame(
  catalogue: PublicCatalogue,
  { path, only }: Pick<Asked, 'path' | 'only'>,
  { pager, crumb, own = {}, structured = [], ...page }: FramedList,
): Frame {
  const number = pager?.page ?? 1;
  return frame(catalogue, {
    ...page,
    path,
    page: number,
    canonical: only({ ...own, page: number === 1 ? '' : String(number) }),
    structured: [...structured, breadcrumbData(catalogue.settings, [{ name: crumb ?? page.title, path }])],
  });
}
