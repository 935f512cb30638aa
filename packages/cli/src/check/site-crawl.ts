import { siteUnreachable } from '@croupier/core/http';
import type { CheckedSite, SitePage } from './site-fault.js';
import { canonicalOrigin } from './site-folder.js';

/** Pages that a check of an address reads at most. */
const MAX_PAGES = 20_000;
const TIMEOUT_MS = 30_000;

/** A site behind an address, read from its home page on by its links. */
export async function openSiteCrawl(address: string, signal: AbortSignal): Promise<CheckedSite> {
  const { origin } = new URL(address);
  const ask = (path: string, method = 'GET') =>
    fetch(origin + path, { method, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  const read = async (path: string) => {
    const answer = await ask(path);
    return answer.ok ? answer.text() : undefined;
  };
  const home =
    (await read('/').catch((error: unknown) => {
      throw signal.aborted ? error : siteUnreachable(origin, error);
    })) ?? '';
  const said = canonicalOrigin(home) ?? origin;
  return {
    pages: crawl(ask, said),
    has: async (path) => (await ask(path, 'HEAD')).ok,
    async hasNotFoundPage() {
      const answer = await ask('/404');
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      return answer.status === 404 && isPage && /<title>[^<]/.test(await answer.text());
    },
    read,
    origin: said,
  };
}

async function* crawl(ask: (path: string) => Promise<Response>, origin: string): AsyncGenerator<SitePage> {
  const queue = ['/'];
  const seen = new Set(queue);
  for (const path of queue) {
    const answer = await ask(path);
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await answer.text();
    yield { path, html };
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), origin + path);
      // A query is what a visitor chooses; there is no end of them.
      if (url.origin !== origin || url.search !== '' || seen.has(url.pathname) || seen.size >= MAX_PAGES)
        continue;
      seen.add(url.pathname);
      queue.push(url.pathname);
    }
  }
}
