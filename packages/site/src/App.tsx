import { matchRoute, parseUrlPath, type StructuredData } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { Notice } from '@croupier/ui';
import { enhance } from '@croupier/ui/enhance';
import { useEffect, useState } from 'react';
import { AuthProvider } from './account/auth.js';
import type { Demo } from './demo.js';
import { ErrorBoundary, ErrorScreen, errorScreenProps } from './ErrorBoundary.js';
import { Head } from './Head.js';
import { interceptLinks, interceptSignOut } from './navigation.js';
import { type ResolvedPage, resolvePage } from './resolve-page.js';
import { siteTheme } from './theme.js';

/** The props of the site in the browser. */
interface AppProps {
  demo: Demo;
}

const NOT_FOUND_PATH = '/404';

/** The site in the browser: shows the page of the current address, and the next one when a visitor follows a link. */
export function App({ demo }: AppProps) {
  const [shown, setShown] = useState<ResolvedPage | { failed: unknown }>();

  useEffect(() => {
    let newest = 0;
    const show = async ({ isArrival = false, referrer }: { isArrival?: boolean; referrer?: string }) => {
      const mine = ++newest;
      const next = await loadCurrentPage(demo).catch((failed: unknown) => ({ failed }));
      if (mine !== newest) return;
      setShown(next);
      if ('failed' in next) return;
      applyPage(document.documentElement, next, demo.customCss());
      if (isArrival) requestAnimationFrame(focusContent);
      if (referrer !== undefined && next.status === 200) {
        demo.trackView({ path: location.pathname, title: next.frame.head.title, referrer });
      }
    };
    const off = [
      interceptLinks(() => void show({ isArrival: true, referrer: '' })),
      interceptSignOut(() => demo.auth.logout()),
      demo.subscribe(() => void show({})),
      enhance({
        onVisitClick: demo.trackClick,
        navigate(href, isTyped) {
          history[isTyped ? 'replaceState' : 'pushState'](null, '', href);
          void show({});
        },
        prefetchesLinks: false,
      }),
    ];
    void show({ referrer: document.referrer });
    return () => {
      newest = -1;
      for (const stop of off) stop();
    };
  }, [demo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown decides which filters are chosen.
  useEffect(tickChosenFilters, [shown]);

  if (shown === undefined) return null;
  if ('failed' in shown) return <ErrorScreen {...errorScreenProps(shown.failed, demo.labels())} />;
  const notice = demo.storageNotice();
  return (
    <AuthProvider service={demo.auth}>
      <Head head={shown.frame.head} site={shown.frame.site} language={shown.frame.language} />
      {notice === undefined ? null : (
        <aside aria-label={pageTexts('failure', demo.labels()).aside}>
          <Notice tone="fair">{notice}</Notice>
        </aside>
      )}
      <ErrorBoundary page={shown} labels={demo.labels()}>
        {shown.body}
      </ErrorBoundary>
    </AuthProvider>
  );
}

/** The page of the current address. A moved or unknown address is replaced. */
async function loadCurrentPage(demo: Demo): Promise<ResolvedPage> {
  const { pathname, search, hash } = location;
  const { path, query } = parseUrlPath(pathname + search);
  const found = await resolvePage(path, demo.load, query);
  if ('to' in found) {
    if (!found.to.startsWith('/')) {
      location.replace(found.to);
      return new Promise(() => undefined);
    }
    history.replaceState(null, '', found.to.includes('#') ? found.to : found.to + hash);
    return loadCurrentPage(demo);
  }
  if (found.status === 404 && pathname !== NOT_FOUND_PATH) {
    demo.trackNotFound(path);
    const kind = matchRoute(path)?.kind;
    // The page of a missing casino or post keeps its address.
    if (kind !== 'review' && kind !== 'post') history.replaceState({ missing: pathname }, '', NOT_FOUND_PATH);
  }
  return found;
}

/** Ticks the filters that a page has: a link may have changed them, and a box keeps what was pressed. */
function tickChosenFilters(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>(
    '[data-croupier-auto] [data-croupier-menu] input',
  );
  for (const box of boxes) box.checked = box.defaultChecked;
}

/** Scrolls to the element that the address names, or to the top, and moves the focus to the content. */
function focusContent(): void {
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (named !== null) {
    named.scrollIntoView();
    return;
  }
  scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}

const JSON_LD_SCRIPTS = 'script[type="application/ld+json"]';

/** Replaces the structured data of the page before. */
function replaceStructuredData(blocks: readonly StructuredData[]): void {
  for (const old of document.head.querySelectorAll(JSON_LD_SCRIPTS)) old.remove();
  for (const block of blocks) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(block);
    document.head.append(script);
  }
}

const STYLE_ELEMENT_ID = 'croupier-custom-css';

function applyPage(root: HTMLElement, { frame }: ResolvedPage, css: string): void {
  replaceStructuredData(frame.head.structured);
  root.lang = frame.language;
  root.dir = frame.direction;
  const theme = siteTheme(frame.site);
  root.dataset.theme = theme.name;
  for (const [name, value] of Object.entries(theme.variables)) root.style.setProperty(name, value);
  let sheet = document.getElementById(STYLE_ELEMENT_ID);
  if (sheet?.textContent === css || (sheet === null && css === '')) return;
  sheet?.remove();
  sheet = document.createElement('style');
  sheet.id = STYLE_ELEMENT_ID;
  sheet.textContent = css;
  document.head.append(sheet);
}
