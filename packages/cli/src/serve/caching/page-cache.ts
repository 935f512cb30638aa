import { hash } from 'node:crypto';
import {
  canonicalEmbedQuery,
  canonicalQuery,
  currentEmbedPath,
  getView,
  iframeSlugAt,
  type LoadView,
  missingKindAt,
  nearPages,
  OEMBED_PATH,
  type PublicCatalogue,
  resolveUrl,
  SEARCH_SUGGESTIONS_PATH,
  type StorageAdapter,
} from '@croupier/core';
import { createPictureMaker, type PictureMaker } from '../../pictures/picture-maker.js';
import type { RenderForVisitor } from '../accounts/account-handler.js';
import { findAccountSlot } from '../accounts/account-slot.js';
import { customStylesheetOf } from '../responses/custom-stylesheet.js';
import { pageStylesheets } from '../responses/media-and-custom-css.js';
import type { RenderContext } from '../responses/non-page-route.js';
import { nonPageRoute } from '../responses/non-page-routes.js';
import { oembedResponse } from '../responses/oembed.js';
import { redirectResponse } from '../responses/redirect.js';
import { suggestionsResponse } from '../responses/search-suggestions.js';
import { PAGE_HEADERS } from '../security-headers.js';
import type { RenderedPage, SiteRenderer } from '../site-renderer.js';
import { type PreparedResponse, prepareContent, prepareResponse } from './prepared-response.js';
import { type CacheUsage, type LoadedView, ResponseCache } from './response-cache.js';

/** The responses for one state of the catalogue, each made on first use. */
export interface PageCache {
  readonly catalogue: PublicCatalogue;
  /** The response for a decoded path and a query, '' for none. */
  get(path: string, query: string): PreparedResponse | Promise<PreparedResponse>;
  /** The response for the raw target of a request, if that is the path of a cached page. */
  getHot(target: string): PreparedResponse | undefined;
  /** Renders the pages that were used last in another cache, one a turn, so that readers find them ready. */
  warmUp(from: PageCache): Promise<void>;
  /** The addresses of the pages that were used last. */
  recentAddresses(): string[];
  /** The page cache of another catalogue; what shows the same there is kept. */
  next(catalogue: PublicCatalogue): PageCache;
  /** Goes on with a catalogue of the same pages; its redirects may be others. */
  adopt(catalogue: PublicCatalogue): void;
  /** Renders a page for one person; it is not cached. */
  renderForVisitor: RenderForVisitor;
  /** Its current size. */
  usage(): CacheUsage;
}

/** How many pages are rendered ahead after a large change. */
const MAX_WARMED = 30;

/** Creates a page cache; the responses that it keeps take no more than the budget, in bytes. */
export function createPageCache(
  catalogue: PublicCatalogue,
  site: SiteRenderer,
  storage: Pick<StorageAdapter, 'media'>,
  maxBytes?: number,
  log?: (line: string) => void,
): PageCache {
  const pictures = createPictureMaker(storage, log);
  return openPageCache(catalogue, { site, storage, pictures, cache: new ResponseCache(maxBytes) });
}

interface PageCacheSources {
  site: SiteRenderer;
  storage: Pick<StorageAdapter, 'media'>;
  pictures: PictureMaker;
  /** Shared by the page caches of one state after the other. */
  cache: ResponseCache;
}

function openPageCache(initial: PublicCatalogue, sources: PageCacheSources): PageCache {
  const { cache, pictures } = sources;
  let catalogue = initial;
  let renderContext = createRenderContext(catalogue, sources);
  /** Names what pages show. */
  const state = {};
  /** Names where addresses lead. */
  let routes = {};
  const pending = new Map<string, Promise<PreparedResponse>>();

  /** The cached response for a key, while all views that it shows are unchanged. */
  const findCached = (key: string): PreparedResponse | undefined => {
    const cached = cache.get(key);
    if (cached === undefined || cached.state === state) return cached?.response;
    if (cached.views === undefined || cached.customStylesheet !== renderContext.customStylesheet?.path)
      return undefined;
    if (!cached.views.every(renderContext.isUnchanged)) return undefined;
    cache.confirm(key, state);
    return cached.response;
  };

  const pageCache: PageCache = {
    next(following) {
      pictures.makeAhead(addedPictures(following, catalogue));
      return openPageCache(following, sources);
    },
    recentAddresses: () => cache.recentKeys(MAX_WARMED).filter((key) => !key.includes(' ')),
    async warmUp(from) {
      for (const address of from.recentAddresses()) {
        const [path = '', query = ''] = address.split('?');
        // A page that fails is rendered again for its next reader, who hears of it.
        await Promise.resolve(pageCache.get(path, query)).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    get catalogue() {
      return catalogue;
    },
    adopt(next) {
      catalogue = next;
      renderContext = createRenderContext(next, sources);
      routes = {};
    },
    renderForVisitor: (path, query, options) => renderContext.renderForVisitor(path, query, options),
    usage: () => cache.usage(),
    getHot: (target) => cache.getHot(target, routes),
    get(asked, query) {
      const hot = query === '' ? cache.getHot(asked, routes) : undefined;
      if (hot !== undefined) return hot;
      // A redirect may pass the query on, so its response is not cached.
      if (query !== '' || catalogue.redirects.length > 0) {
        const arrival = resolveUrl(catalogue, asked, query);
        if (arrival.kind === 'moved') return redirectResponse(arrival);
      }
      const path = currentEmbedPath(catalogue, asked);
      if (path === OEMBED_PATH) return oembedResponse(catalogue, query);
      if (path === SEARCH_SUGGESTIONS_PATH) return suggestionsResponse(catalogue, query);
      const canonical = canonicalEmbedQuery(catalogue, path, query) || canonicalQuery(path, query);
      const address = canonical === '' ? datedCacheKey(path) : `${datedCacheKey(path)}?${canonical}`;
      const ready = findCached(address);
      if (ready !== undefined) {
        if (query === '' && canBeHot(path, address, ready)) cache.markHot(path, routes);
        return ready;
      }
      const beside = nonPageRoute(renderContext, path, canonical);
      const key = beside !== undefined || canonical !== '' ? address : cacheKey(renderContext.served, path);
      const shared = (key === address ? undefined : findCached(key)) ?? pending.get(key);
      if (shared !== undefined) return shared;
      const made = Promise.resolve(beside?.())
        .then(async (content) => {
          if (content !== undefined) return { answer: await prepareContent(content), origin: { state } };
          const { answer: page, ...origin } = await pageResponse(renderContext, path, canonical);
          return { answer: page, origin: { ...origin, state } };
        })
        .then(({ answer, origin }) => {
          if (isCacheable(key, answer)) cache.set(key, answer, origin);
          return answer;
        })
        .finally(() => pending.delete(key));
      pending.set(key, made);
      return made;
    },
  };
  return pageCache;
}

/** Renders pages, and knows what they were rendered from. */
interface PageRenderContext extends RenderContext {
  /** The catalogue as pages show it. */
  served: PublicCatalogue;
  renderForVisitor: RenderForVisitor;
  /** Renders a page, and tells each view that it loads. */
  renderFromViews(path: string, query: string, onView: (view: LoadedView) => void): Promise<RenderedPage>;
  /** Whether a view is still as it was. */
  isUnchanged(view: LoadedView): boolean;
}

/** How the pages and files of a catalogue are made. */
export function createRenderContext(
  catalogue: PublicCatalogue,
  { site, storage, pictures }: Omit<PageCacheSources, 'cache'>,
): PageRenderContext {
  const served: PublicCatalogue = { ...catalogue, hasAccounts: true };
  const customStylesheet = customStylesheetOf(catalogue);
  const { scripts, fonts } = site;
  const stylesheets = pageStylesheets(site.stylesheets, customStylesheet);
  const assets = { stylesheets, scripts, fonts };
  return {
    catalogue,
    served,
    storage,
    pictures,
    customStylesheet,
    stylesheets,
    renderPage: (path, query) =>
      site.render(path, async (name, params) => getView(served, name, params), assets, query),
    renderForVisitor(path, query, { visitor, form }) {
      const own = visitor === undefined ? served : { ...served, visitor };
      const load: LoadView = async (name, params) => getView(own, name, { ...params, form });
      return site.render(path, load, assets, query);
    },
    renderFromViews(path, query, onView) {
      const load: LoadView = async (name, params) => {
        const view = getView(served, name, params);
        onView({ name, params, digest: digestOf(view) });
        return view;
      };
      return site.render(path, load, assets, query);
    },
    isUnchanged({ name, params, digest }) {
      try {
        return digestOf(getView(served, name, params)) === digest;
      } catch {
        // Whoever renders the page hears of it.
        return false;
      }
    },
  };
}

/** The pictures that another state of the library has beside those of this one. */
function addedPictures({ media }: PublicCatalogue, before: PublicCatalogue) {
  return [...media]
    .filter(([file]) => !before.media.has(file))
    .map(([file, size]) => ({ file, width: size?.width }));
}

const digests = new WeakMap<object, string>();

// A view is plain data that does not change, so equal texts are equal views. The words of a language are one object for all.
function digestOf(view: unknown): string {
  if (typeof view !== 'object' || view === null) return digestOfText(JSON.stringify(view) ?? '');
  const known = digests.get(view);
  if (known !== undefined) return known;
  const digest = digestOfText(JSON.stringify(view));
  digests.set(view, digest);
  return digest;
}

function digestOfText(text: string): string {
  return hash('sha256', text, 'base64');
}

// Caches only undated 200 responses for this exact path; missing addresses are logged each time.
function canBeHot(path: string, address: string, { status }: PreparedResponse): boolean {
  return status === 200 && address === path && !path.includes('%');
}

// A card by itself says when its offer has ended, so each day has its own.
function datedCacheKey(path: string): string {
  return iframeSlugAt(path) === undefined ? path : `${path} ${new Date().toDateString()}`;
}

const MAX_KEY_LENGTH = 400;
/** The key prefix of not-found pages, which are the same at every address of their kind. */
const SHARED = 'missing ';

// There are endless missing addresses, search terms and comparisons, so they are not cached one by one.
function isCacheable(key: string, { status }: PreparedResponse): boolean {
  if (status === 404 || status === 400) return key.startsWith(SHARED);
  return key.length <= MAX_KEY_LENGTH && !/[?&](q|search|slugs)=/.test(key);
}

// They show one of a few pages.
function cacheKey(catalogue: PublicCatalogue, path: string): string {
  if (getView(catalogue, 'url-resolution', { path }).kind !== 'missing') return path;
  // A page that names what the address may have meant is its own, and is not kept.
  if (nearPages(catalogue, path).length > 0) return path;
  return `${SHARED}${missingKindAt(path)}`;
}

async function pageResponse(
  { renderFromViews, customStylesheet }: PageRenderContext,
  path: string,
  query: string,
): Promise<{ answer: PreparedResponse; views: readonly LoadedView[]; customStylesheet: string | undefined }> {
  const views: LoadedView[] = [];
  const { status, headers, html } = await renderFromViews(path, query, (view) => views.push(view));
  const all = { ...PAGE_HEADERS, 'cache-control': 'no-cache', ...headers };
  const accountSlot = findAccountSlot(html);
  const answer = await prepareResponse(status, all, html);
  return {
    answer: { ...answer, ...(accountSlot === undefined ? {} : { accountSlot }) },
    views,
    customStylesheet: customStylesheet?.path,
  };
}
