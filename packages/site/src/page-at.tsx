import { type Frame, isShown, type Load } from '@croupier/core';
import type { ComponentType, ReactElement } from 'react';
import { GONE, MISSING, ROUTES, type Route } from './routes.js';

/** What is shown at an address. */
export interface Page {
  status: 200 | 404 | 410;
  /** The head, the site's colours and the rest of what stands around the content. */
  frame: Frame;
  /** The content of the body, frame included. */
  body: ReactElement;
}

/** Where an address has moved. */
export interface Move {
  status: 301 | 302;
  to: string;
}

/** What is at a decoded path, asked for with a query: a page to show, or where to go instead. */
export async function pageAt(path: string, load: Load, query = ''): Promise<Page | Move> {
  const arrival = await load('arrival', { path, query });
  switch (arrival.is) {
    case 'moved':
      return { status: arrival.permanent ? 301 : 302, to: arrival.to };
    case 'gone':
      return (await shown(GONE, 410, load, { path })) as Page;
    case 'page': {
      const { kind, slug = '' } = arrival.place;
      const page = isShown(kind) ? await shown(ROUTES[kind], 200, load, { path, slug, query }) : undefined;
      if (page !== undefined) return page;
    }
  }
  return (await shown(MISSING, 404, load, { path })) as Page;
}

async function shown(
  { view, Screen }: Route,
  status: Page['status'],
  load: Load,
  params: { path: string; slug?: string; query?: string },
): Promise<Page | undefined> {
  const shows: Frame | undefined = await load(view, params);
  if (shows === undefined) return undefined;
  // A route's screen takes what its view gives; `route` in the map has made sure of it.
  const Shown = Screen as ComponentType<Frame>;
  return { status, frame: shows, body: <Shown {...shows} /> };
}
