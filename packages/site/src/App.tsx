import { placeAt, type StructuredData, spotOf } from '@croupier/core';
import { siteLabels } from '@croupier/core/messages';
import { Notice } from '@croupier/ui';
import { enhance } from '@croupier/ui/enhance';
import { useEffect, useState } from 'react';
import { AuthProvider } from './account/auth.js';
import type { Demo } from './demo.js';
import { Failure, FailureBoundary, wordsOf } from './Failure.js';
import { Head } from './Head.js';
import { followLinks, followSignOut } from './navigation.js';
import { type Page, pageAt } from './page-at.js';
import { themeOf } from './theme.js';

/** The props of the site in the browser. */
export interface AppProps {
  demo: Demo;
}

const NOWHERE = '/404';

/** The site in the browser: the page of the present address, and the next one when a link is followed. */
export function App({ demo }: AppProps) {
  const [shown, setShown] = useState<Page | { failed: unknown }>();

  useEffect(() => {
    let newest = 0;
    const show = async ({ isArrival = false, referrer }: { isArrival?: boolean; referrer?: string }) => {
      const mine = ++newest;
      const next = await settle(demo).catch((failed: unknown) => ({ failed }));
      if (mine !== newest) return;
      setShown(next);
      if ('failed' in next) return;
      putOn(document.documentElement, next, demo.sheet());
      if (isArrival) requestAnimationFrame(arriveAtContent);
      if (referrer !== undefined) {
        demo.viewed({ path: location.pathname, title: next.frame.head.title, referrer });
      }
    };
    const off = [
      followLinks(() => void show({ isArrival: true, referrer: '' })),
      followSignOut(() => demo.auth.logout()),
      demo.watch(() => void show({})),
      enhance({
        clicked: demo.clicked,
        go(href, isTyped) {
          history[isTyped ? 'replaceState' : 'pushState'](null, '', href);
          void show({});
        },
        hasDocuments: false,
      }),
    ];
    void show({ referrer: document.referrer });
    return () => {
      newest = -1;
      for (const stop of off) stop();
    };
  }, [demo]);

  if (shown === undefined) return null;
  if ('failed' in shown) return <Failure {...wordsOf(shown.failed)} />;
  return (
    <AuthProvider service={demo.auth}>
      <Head head={shown.frame.head} site={shown.frame.site} />
      {demo.trouble === undefined ? null : (
        <aside aria-label={siteLabels.failure.aside}>
          <Notice tone="fair">{demo.trouble}</Notice>
        </aside>
      )}
      <FailureBoundary page={shown}>{shown.body}</FailureBoundary>
    </AuthProvider>
  );
}

/** The page of the present address; where that has moved or leads nowhere, the address is replaced. */
async function settle(demo: Demo): Promise<Page> {
  const { pathname, search, hash } = location;
  const { path, query } = spotOf(pathname + search);
  const found = await pageAt(path, demo.load, query);
  if ('to' in found) {
    if (!found.to.startsWith('/')) {
      location.replace(found.to);
      return new Promise(() => undefined);
    }
    history.replaceState(null, '', found.to.includes('#') ? found.to : found.to + hash);
    return settle(demo);
  }
  if (found.status === 404 && pathname !== NOWHERE) {
    demo.missed(path);
    const kind = placeAt(path)?.kind;
    // A casino or a post that is not there says so at its own address.
    if (kind !== 'casino' && kind !== 'post') history.replaceState({ missing: pathname }, '', NOWHERE);
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

const TOLD = 'script[type="application/ld+json"]';

/** Puts what a page says of itself for search engines in the place of what the page before said. */
function tellMachines(blocks: readonly StructuredData[]): void {
  for (const old of document.head.querySelectorAll(TOLD)) old.remove();
  for (const block of blocks) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(block);
    document.head.append(script);
  }
}

const SHEET = 'croupier-custom-css';

function putOn(root: HTMLElement, { frame }: Page, css: string): void {
  tellMachines(frame.head.structured);
  const theme = themeOf(frame.site);
  root.dataset.theme = theme.name;
  for (const [name, value] of Object.entries(theme.variables)) root.style.setProperty(name, value);
  let sheet = document.getElementById(SHEET);
  if (sheet?.textContent === css || (sheet === null && css === '')) return;
  sheet?.remove();
  sheet = document.createElement('style');
  sheet.id = SHEET;
  sheet.textContent = css;
  document.head.append(sheet);
}
