import {
  canonicalEmbed,
  canonicalQuery,
  dayOf,
  isAdminPath,
  OEMBED_PATH,
  prepareViews,
  readCatalogue,
  resolveUrl,
  runtime,
  SEARCH_SUGGESTIONS_PATH,
  type StorageAdapter,
  sitePages,
} from '@croupier/core';
import { createPictureMaker } from '../pictures/picture-maker.js';
import { createRenderContext } from '../serve/caching/page-cache.js';
import { addPinnedScript } from '../serve/responses/embed-script-files.js';
import { NON_PAGE_ROUTES } from '../serve/responses/non-page-routes.js';
import { oembedResponse } from '../serve/responses/oembed.js';
import { VARIANT_ROUTE } from '../serve/responses/picture-variants.js';
import { SHARE_PICTURE_ROUTE } from '../serve/responses/share-pictures.js';
import { SITE_ICON_ROUTE } from '../serve/responses/site-icons.js';
import type { SiteRenderer } from '../serve/site-renderer.js';
import { decodePath } from './own-address.js';
import { type AskSite, openCrawl } from './site-crawl.js';
import type { CheckedSite } from './site-fault.js';

/** How a site is read from its store. */
interface StoreSiteOptions {
  site: SiteRenderer;
  signal: AbortSignal;
  onProgress?: (progress: { done: number; total: number }) => void;
}

/** How many redirects are followed. */
const MAX_HOPS = 10;
const TURN_MS = 10;
/** Their pictures are drawn when somebody asks for them; that they are there is known before. */
const DRAWN_ROUTES = [VARIANT_ROUTE, SHARE_PICTURE_ROUTE, SITE_ICON_ROUTE];

/** The site of a store as a server of this moment answers it, without the server. */
export async function openStoreSite(
  storage: StorageAdapter,
  { site, signal, onProgress }: StoreSiteOptions,
): Promise<CheckedSite> {
  const catalogue = await readCatalogue(storage, dayOf(runtime.now()));
  await prepareViews(catalogue, catalogue);
  const files = addPinnedScript(site.files);
  const context = createRenderContext(catalogue, {
    site,
    storage,
    pictures: createPictureMaker(storage),
  });
  const origin = catalogue.settings.siteBaseUrl ?? 'https://site.invalid';

  const answerAt = async (asked: string, query: string, isHead: boolean): Promise<Response> => {
    if (files.has(asked) || isAdminPath(asked) || asked === SEARCH_SUGGESTIONS_PATH) return found();
    if (asked === OEMBED_PATH)
      return new Response(null, { status: (await oembedResponse(catalogue, query)).status });
    const embed = canonicalEmbed(catalogue, asked, query);
    const { path } = embed;
    const canonical = embed.query || canonicalQuery(path, query);
    for (const route of NON_PAGE_ROUTES) {
      const create = route.match(context, path, canonical);
      if (create === undefined) continue;
      if (isHead && DRAWN_ROUTES.includes(route)) return found();
      const made = await create();
      if (made !== undefined && made.status < 400)
        return found(isHead ? '' : made.content.toString(), made.headers['content-type']);
    }
    const { status, html } = await context.renderPage(path, canonical);
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  };

  let turnEnds = performance.now() + TURN_MS;
  const ask: AskSite = async (target, method) => {
    // A signal that comes from another thread is heard between two turns.
    if (performance.now() > turnEnds) {
      await new Promise((resolve) => setImmediate(resolve));
      turnEnds = performance.now() + TURN_MS;
    }
    signal.throwIfAborted();
    let url = new URL(target, origin);
    for (let hops = 0; hops < MAX_HOPS; hops++) {
      const [path, query] = [decodePath(url.pathname), url.search.slice(1)];
      const arrival = resolveUrl(catalogue, path, query);
      if (arrival.kind !== 'moved') return answerAt(path, query, method === 'HEAD');
      url = new URL(arrival.to, origin);
      if (url.origin !== new URL(origin).origin) return found();
    }
    return new Response(null, { status: 404 });
  };
  return openCrawl(ask, {
    origin,
    begin: new Set(['/', ...sitePages(catalogue)]),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
}

function found(content = '', type = 'text/plain'): Response {
  return new Response(content, { headers: { 'content-type': type } });
}
