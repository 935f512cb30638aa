import { siteUnreachable } from '@croupier/core/http';
import { decodePath } from './own-address.js';
import type { CheckedSite, SitePage } from './site-fault.js';
import { canonicalOrigin } from './site-folder.js';

/** Pages that a check of an address reads at most. */
const MAX_PAGES = 20_000;
const TIMEOUT_MS = 30_000;

/** Answers a path of a site, redirects followed; `HEAD` asks only whether something is there. */
export type AskSite = (path: string, method?: 'GET' | 'HEAD') => Promise<Response>;

/** How a site is crawled. */
interface CrawlOptions {
  /** Where the site is, unless its home page says otherwise. */
  origin: string;
  /** The pages to begin with; those that they link to follow. */
  begin?: Iterable<string>;
  maxPages?: number;
  onProgress?: (progress: { done: number; total: number }) => void;
}

/** A site behind an address, read from its home page on by its links. */
export function openSiteCrawl(address: string, signal: AbortSignal): Promise<CheckedSite> {
  const { origin } = new URL(address);
  const ask: AskSite = async (path, method = 'GET') => {
    try {
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      return await fetch(origin + path, { method, signal: AbortSignal.any([signal, timeout]) });
    } catch (error) {
      throw signal.aborted ? error : siteUnreachable(origin, error);
    }
  };
  return openCrawl(ask, { origin, maxPages: MAX_PAGES });
}

/** A site as it is checked, from what it answers. */
export async function openCrawl(ask: AskSite, options: CrawlOptions): Promise<CheckedSite> {
  const read = async (path: string) => {
    const answer = await ask(path);
    return answer.ok ? answer.text() : undefined;
  };
  const origin = canonicalOrigin((await read('/')) ?? '') ?? options.origin;
  return {
    pages: crawl(ask, { ...options, origin }),
    has: async (path) => (await ask(path, 'HEAD')).ok,
    async hasNotFoundPage() {
      const answer = await ask('/404');
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      return answer.status === 404 && isPage && /<title>[^<]/.test(await answer.text());
    },
    read,
    origin,
  };
}

async function* crawl(
  ask: AskSite,
  { origin, begin = ['/'], maxPages = Number.POSITIVE_INFINITY, onProgress }: CrawlOptions,
): AsyncGenerator<SitePage> {
  const queue = [...begin];
  const seen = new Set(queue);
  let done = 0;
  for (const path of queue) {
    const answer = await ask(path);
    onProgress?.({ done: ++done, total: queue.length });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await answer.text();
    yield { path, html };
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), origin + path);
      const linked = decodePath(url.pathname);
      // A query is what a visitor chooses; there is no end of them.
      if (url.origin !== origin || url.search !== '' || seen.has(linked) || seen.size >= maxPages) continue;
      seen.add(linked);
      queue.push(linked);
    }
  }
}
