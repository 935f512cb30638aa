import { askedPage, type LoadView, type PageFrameView, type PagerView } from '@croupier/core';
import type { LabelsProps } from '@croupier/ui';
import type { ComponentType, ReactElement } from 'react';
import { GONE, NOT_FOUND, PAGES, type PageEntry } from './routes.js';

/** The page at an address. */
export interface ResolvedPage {
  status: 200 | 404 | 410;
  /** The frame of the page: head, colors, header and footer. */
  frame: PageFrameView;
  /** The content of the body, frame included. */
  body: ReactElement;
}

/** The redirect of an address. */
interface PageRedirect {
  status: 301 | 302;
  to: string;
}

/** Resolves a decoded path and its query to a page or a redirect. */
export async function resolvePage(
  path: string,
  load: LoadView,
  query = '',
): Promise<ResolvedPage | PageRedirect> {
  const resolution = await load('url-resolution', { path, query });
  switch (resolution.kind) {
    case 'moved':
      return { status: resolution.permanent ? 301 : 302, to: resolution.to };
    case 'gone':
      return (await resolveEntry(GONE, 410, load, { path })) as ResolvedPage;
    case 'page': {
      const { kind, slug = '' } = resolution.route;
      const asked = resolution.query ?? query;
      const page = await resolveEntry(
        PAGES[kind],
        200,
        load,
        { path, slug, query: asked },
        askedPage(kind, asked),
      );
      if (page !== undefined) return page;
    }
  }
  return (await resolveEntry(NOT_FOUND, 404, load, { path })) as ResolvedPage;
}

/** A page; undefined if there is none, or if its list ends before page number `asked`. */
async function resolveEntry(
  { view, Component }: PageEntry,
  status: ResolvedPage['status'],
  load: LoadView,
  params: { path: string; slug?: string; query?: string },
  asked = 1,
): Promise<ResolvedPage | undefined> {
  const pageView: (PageFrameView & { pager?: PagerView }) | undefined = await load(view, params);
  if (pageView === undefined || asked > (pageView.pager?.pages ?? 1)) return undefined;
  // Safe: `pageEntry` compiles only where the component takes the view.
  const Page = Component as ComponentType<PageFrameView & LabelsProps>;
  const labels = await load('labels');
  return { status, frame: pageView, body: <Page {...pageView} labels={labels} /> };
}
