import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import type { PageQuery } from '../../lists/page-query.js';
import type { FilterFormView, PagerView } from '../../lists/pagination.js';

/** What the pages of complaints, forum and tournaments have alike: their content is sample data. */
export interface CommunityPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** Absent if the site has no such content. */
  intro?: string;
  /** False if the site has no such content; the filter and any form are hidden then. */
  hasSamples: boolean;
  /** The search and the choices beside it. */
  filter: FilterFormView;
  /** The number of matches, in words. */
  found: string;
  /** Absent if all of the list fits on one page. */
  pager?: PagerView;
  /** The message shown when the list is empty. */
  empty: { title: string; text: string };
}

/** The frame of such a page, with its search; without content, nothing is said of it. */
export function communityPage(
  catalogue: PublicCatalogue,
  ask: Pick<PageQuery, 'route' | 'path' | 'hrefOnly'>,
  { title, intro }: { title: string; intro: string },
  { hasSamples, pager }: { hasSamples: boolean; pager: PagerView | undefined },
) {
  return {
    ...listPageFrame(catalogue, ask, { title, ...(hasSamples ? { description: intro } : {}), pager }),
    title,
    ...(hasSamples ? { intro } : {}),
    hasSamples,
    ...(pager === undefined ? {} : { pager }),
  };
}
