import { hash } from 'node:crypto';
import {
  canonicalEmbed,
  canonicalQuery,
  getView,
  iframeSlugAt,
  type LoadView,
  missingKindAt,
  nearPages,
  OEMBED_PATH,
  type PublicCatalogue,
  pageAnalytics,
  resolveUrl,
  SEARCH_SUGGESTIONS_PATH,
  type StorageAdapter,
} from '@croupier/core';
import { createPictureMaker, type PictureMaker } from '../../pictures/picture-maker.js';
import type { RenderForVisitor } from '../accounts/account-handler.js';
import { findAccountSlot } from '../accounts/account-slot.js';
import { customStylesheetOf } from '../responses/custom-stylesheet.js';
import { pageStylesheets } from '../responses/media-and-custom-css.js';
import type { CreateResponse, RenderContext } from '../responses/non-page-route.js';
import { nonPageRoute } from '../responses/non-page-routes.js';
import { oembedResponse } from '../responses/oembed.js';
import { redirectResponse } from '../responses/redirect.js';
import { suggestionsResponse } from '../responses/search-suggestions.js';
import { PAGE_HEADERS, pagePolicy } from '../security-headers.js';
import type { RenderedPage, SiteRenderer } from '../site-renderer.js';
import { type PreparedResponse, prepareContent, prepareResponse } from './prepared-response.js';
import { createResponseCache, type LoadedView, type ResponseCache } from './response-cache.js';

/** The responses for one state of the catalogue, each made on first use. */
export interface PageCache {
  readonly catalogue: PublicCatalogue;
  /** The response for a decoded path and a query, '' for none. */
  get(path: string, query: string): PreparedResponse | Promise<PreparedResponse>;
  /** The response for the raw target of a request, if that is the path of a cached page. */
  getHot(target: string): PreparedResponse | undefined;
  /** The page cache of another catalogue; what shows the same there is kept. */
  next(catalogue: PublicCatalogue): PageCache;
  /** Renders the pages that were used last, one a turn, so that readers find them ready. */
  warmUp(): Promise<void>;
  /** Renders a page for one person; it is not cached. */
  renderForVisitor: RenderForVisitor;
  /** Its current size, in entries and in bytes. */
  usage(): { entries: number; bytes: number };
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
  return openPageCache(catalogue, { site, storage, pictures, cache: createResponseCache(maxBytes) });
}

interface PageCacheSources {
  site: SiteRenderer;
  storage: Pick<StorageAdapter, 'media'>;
  pictures: PictureMaker;
  /** Shared by the page caches of one state after the other. */
  cache: ResponseCache;
}

function openPageCache(catalogue: PublicCatalogue, sources: PageCacheSources): PageCache {
  const { cache, pictures } = sources;
  const renderContext = createRenderContext(catalogue, sources);
  // Not the catalogue itself: a page that nobody asks for would keep an old one in memory.
  const state = `${catalogue.generation} ${catalogue.today}`;
  const pending = new Map<string, Promise<PreparedResponse>>();

  /** The cached entry for a key, while all views that it shows are unchanged. */
  const findCached = (key: string) => {
    const cached = cache.get(key);
    if (cached === undefined || cached.state === state) return cached;
    if (cached.customStylesheet !== renderContext.customStylesheet?.path) return undefined;
    if (!cached.views?.every(renderContext.isUnchanged)) return undefined;
    cached.state = state;
    return cached;
  };

  const make = async (key: string, path: string, query: string, beside: CreateResponse | undefined) => {
    const content = await beside?.();
    const { response, ...origin } =
      content === undefined
        ? await pageResponse(renderContext, path, query)
        : { response: await prepareContent(content) };
    if (isCacheable(key, response)) cache.set(key, { response, state, ...origin });
    return response;
  };

  const get: PageCache['get'] = (asked, query) => {
    // A redirect may pass the query on, so its response is not cached.
    if (query !== '' || catalogue.redirects.length > 0) {
      const arrival = resolveUrl(catalogue, asked, query);
      if (arrival.kind === 'moved') return redirectResponse(arrival);
    }
    const embed = canonicalEmbed(catalogue, asked, query);
    const { path } = embed;
    if (path === OEMBED_PATH) return oembedResponse(catalogue, query);
    if (path === SEARCH_SUGGESTIONS_PATH) return suggestionsResponse(catalogue, query);
    const canonical = embed.query || canonicalQuery(path, query);
    const address = canonical === '' ? datedCacheKey(path) : `${datedCacheKey(path)}?${canonical}`;
    const ready = findCached(address);
    if (ready !== undefined) {
      if (query === '' && canBeHot(asked, address, ready.response)) ready.hotIn = state;
      return ready.response;
    }
    const beside = nonPageRoute(renderContext, path, canonical);
    const key = beside !== undefined || canonical !== '' ? address : cacheKey(renderContext.served, path);
    const shared = (key === address ? undefined : findCached(key)?.response) ?? pending.get(key);
    if (shared !== undefined) return shared;
    const made = make(key, path, canonical, beside).finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };

  return {
    catalogue,
    get,
    getHot(target) {
      const cached = cache.get(target);
      return cached?.hotIn === state ? cached.response : undefined;
    },
    next(following) {
      pictures.makeAhead(addedPictures(following, catalogue));
      return openPageCache(following, sources);
    },
    async warmUp() {
      const addresses = [...cache.keys()].slice(0, MAX_WARMED).filter((key) => !key.includes(' '));
      for (const address of addresses) {
        const [path = '', query = ''] = address.split('?');
        // A page that fails is rendered again for its next reader, who hears of it.
        await Promise.resolve(get(path, query)).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    renderForVisitor: renderContext.renderForVisitor,
    usage: () => ({ entries: cache.size, bytes: cache.calculatedSize }),
  };
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
  const { scripts, consentScript, fonts, suggestsCountry = false } = site;
  const stylesheets = pageStylesheets(site.stylesheets, customStylesheet);
  const assets = { stylesheets, scripts, consentScript, fonts, suggestsCountry };
  const render = async (path: string, load: LoadView, query: string | undefined): Promise<RenderedPage> => {
    const page = await site.render(path, load, assets, query);
    const policy = pagePolicy(pageAnalytics(catalogue, path));
    return { ...page, headers: { ...policy, ...page.headers } };
  };
  return {
    catalogue,
    served,
    storage,
    pictures,
    customStylesheet,
    stylesheets,
    renderPage: (path, query) => render(path, async (name, params) => getView(served, name, params), query),
    renderForVisitor(path, query, { visitor, form }) {
      const own = visitor === undefined ? served : { ...served, visitor };
      const load: LoadView = async (name, params) => getView(own, name, { ...params, form });
      return render(path, load, query);
    },
    renderFromViews(path, query, onView) {
      const load: LoadView = async (name, params) => {
        const view = getView(served, name, params);
        onView({ name, params, digest: digestOf(view) });
        return view;
      };
      return render(path, load, query);
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

// Only undated 200 responses for this exact path; missing addresses are logged each time.
function canBeHot(asked: string, address: string, { status }: PreparedResponse): boolean {
  return status === 200 && address === asked && !asked.includes('%');
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
): Promise<{
  response: PreparedResponse;
  views: readonly LoadedView[];
  customStylesheet: string | undefined;
}> {
  const views: LoadedView[] = [];
  const { status, headers, html } = await renderFromViews(path, query, (view) => views.push(view));
  const all = { ...PAGE_HEADERS, 'cache-control': 'no-cache', ...headers };
  const accountSlot = findAccountSlot(html);
  const prepared = await prepareResponse(status, all, html);
  return {
    response: accountSlot === undefined ? prepared : { ...prepared, accountSlot },
    views,
    customStylesheet: customStylesheet?.path,
  };
}
