import { getView, type PageFrameView, type ViewName, type ViewParams, type ViewResult } from '@croupier/core';
import { catalogue, demoCatalogue, emptyCatalogue } from './catalogue.js';

/** The view of a page of the sample site. */
export function samplePage<N extends PageName>(name: N, params?: ViewParams): PageView<N> {
  return pageOf(catalogue, name, params);
}

/** The view of a page of the demo. */
export function demoPage<N extends PageName>(name: N, params?: ViewParams): PageView<N> {
  return pageOf(demoCatalogue, name, params);
}

/** The view of a page of a site without content. */
export function emptyPage<N extends PageName>(name: N, params?: ViewParams): PageView<N> {
  return pageOf(emptyCatalogue, name, params);
}

type PageName = { [N in ViewName]: NonNullable<ViewResult<N>> extends PageFrameView ? N : never }[ViewName];
type PageView<N extends PageName> = NonNullable<ViewResult<N>>;

function pageOf<N extends PageName>(
  content: typeof catalogue,
  name: N,
  params: ViewParams | undefined,
): PageView<N> {
  const view = getView(content, name, params);
  if (view === undefined) throw new Error(`The sample has no ${name} '${params?.slug}'`);
  return view as PageView<N>;
}
