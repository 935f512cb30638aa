import { loadLocale, type OperationResult, type PageFrameView } from '@croupier/core';
import type { LabelsProps } from '@croupier/ui';
import { parseDocument } from '@croupier/ui/enhance';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document as SiteDocument } from '../../Document.js';
import { GONE, NOT_FOUND, PAGES } from '../../routes.js';

type Preview = OperationResult<'preview.show'>;

/** The page of a preview, as the server would render it, in the words of its language; undefined for a redirect. */
export async function renderPreview({ resolution, view }: Preview): Promise<Document | undefined> {
  if (resolution.kind === 'moved' || view === undefined) return undefined;
  const { Component } =
    resolution.kind === 'page' ? PAGES[resolution.route.kind] : resolution.kind === 'gone' ? GONE : NOT_FOUND;
  const frame = view as PageFrameView;
  const Page = Component as ComponentType<PageFrameView & LabelsProps>;
  const body = <Page {...frame} labels={await loadLocale(frame.language)} />;
  return parseDocument(
    renderToStaticMarkup(
      <SiteDocument status={200} frame={frame} body={body} stylesheets={[]} scripts={[]} fonts={[]} />,
    ),
  );
}
