import { type Load, spotOf } from '@croupier/core';
import { useEffect, useState } from 'react';
import { Head } from './Head.js';
import { followLinks } from './navigation.js';
import { type Page, pageAt } from './page-at.js';
import { themeOf } from './theme.js';

/** The props of the site in the browser. */
export interface AppProps {
  load: Load;
  /** Calls the listener after the content has changed elsewhere; returns how to stop. */
  watch(listener: () => void): () => void;
  /** Called with an address that leads nowhere. */
  missed(path: string): void;
}

const NOWHERE = '/404';

/** The site in the browser: the page of the present address, and the next one when a link is followed. */
export function App({ load, watch, missed }: AppProps) {
  const [page, setPage] = useState<Page>();

  useEffect(() => {
    let newest = 0;
    const show = async (isArrival: boolean) => {
      const mine = ++newest;
      const next = await settle(load, missed);
      if (mine !== newest) return;
      setPage(next);
      if (isArrival) requestAnimationFrame(arriveAtContent);
    };
    const stopFollowing = followLinks(() => void show(true));
    const stopWatching = watch(() => void show(false));
    void show(false);
    return () => {
      newest = -1;
      stopFollowing();
      stopWatching();
    };
  }, [load, watch, missed]);

  useEffect(() => {
    if (page !== undefined) putOn(document.documentElement, page);
  }, [page]);

  if (page === undefined) return null;
  return (
    <>
      <Head head={page.frame.head} site={page.frame.site} />
      {page.body}
    </>
  );
}

/** The page of the present address; where that has moved or leads nowhere, the address is replaced. */
async function settle(load: Load, missed: AppProps['missed']): Promise<Page> {
  const { pathname, search, hash } = location;
  const { path, query } = spotOf(pathname + search);
  const found = await pageAt(path, load, query);
  if ('to' in found) {
    if (!found.to.startsWith('/')) {
      location.replace(found.to);
      return new Promise(() => undefined);
    }
    history.replaceState(null, '', found.to.includes('#') ? found.to : found.to + hash);
    return settle(load, missed);
  }
  if (found.status === 404 && pathname !== NOWHERE) {
    missed(path);
    history.replaceState({ missing: pathname }, '', NOWHERE);
  }
  return found;
}

/** Takes a visitor who followed a link to the place that it names, or to the top, and a screen reader to the content. */
function arriveAtContent(): void {
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (named !== null) {
    named.scrollIntoView();
    return;
  }
  scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}

function putOn(root: HTMLElement, { frame }: Page): void {
  const theme = themeOf(frame.site);
  root.dataset.theme = theme.name;
  for (const [name, value] of Object.entries(theme.variables)) root.style.setProperty(name, value);
}
