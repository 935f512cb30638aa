import {
  type CountrySuggestionView,
  consentDocuments,
  countrySuggestion,
  dayOf,
  type FoundVisit,
  findVisit,
  isProblem,
  type Locale,
  type Problem,
  parseUrlPath,
  prepareViews,
  type RecordCache,
  readCatalogue,
  receivesMessages,
  resolveUrl,
  runtime,
  type SiteMark,
  type StorageAdapter,
  siteMark,
} from '@croupier/core';
import { nextStep } from '../../terminal/errors/next-steps.js';
import type { RenderForVisitor } from '../accounts/account-handler.js';
import type { ErrorPageStyle } from '../responses/error-page.js';
import type { SiteRenderer } from '../site-renderer.js';
import { createPageCache, type PageCache } from './page-cache.js';
import type { PreparedResponse } from './prepared-response.js';

/** The pages of a site, cached until their content changes. */
export interface LivePageCache {
  /** The response for a decoded path and a query, '' for none; synchronous if it is cached. */
  get(path: string, query: string): PreparedResponse | Promise<PreparedResponse>;
  /** The cached response for the raw target of a request, if nothing has changed since. */
  getHot(target: string): PreparedResponse | undefined;
  /** Whether a path is that of a page of the present content. */
  hasPage(path: string): boolean;
  /** Renders a page of the present content for one person. */
  renderForVisitor: RenderForVisitor;
  /** Brings the pages to the store's present content and to today; at once where nothing changed. */
  refresh(): undefined | Promise<void>;
  /** Where a visit link leads, by the target of its request; undefined for other addresses. */
  findVisit(target: string, clickId: string): Promise<FoundVisit | undefined>;
  /** What suggests a country on the list of an address; undefined for none. */
  countrySuggestion(address: string, country: string): Promise<CountrySuggestionView | undefined>;
  /** The look and the language of error pages. */
  errorPageStyle(): ErrorPageStyle;
  /** The site's own base URL, where its settings have one. */
  baseUrl(): string | undefined;
  /** Whether who registers agrees to terms or a privacy policy. */
  asksConsent(): Promise<boolean>;
  /** Whether visitors can write by the contact form. */
  hasContactForm(): Promise<boolean>;
  /** The words of the language of the site; undefined for English. */
  labels(): Locale | undefined;
  /** The name and icon of the site. */
  siteMark(): SiteMark;
  /** Stops following the store. */
  close(): void;
}

/** The store, its parsed records, the built site, and where errors are logged. */
interface LivePageCacheOptions {
  storage: StorageAdapter;
  /** The parsed records, for other readers too. */
  records: RecordCache;
  site: SiteRenderer;
  log: (line: string) => void;
}

/** Opens the pages of a store's content; a Problem where that cannot be read at the start. */
export async function openLivePageCache({
  storage,
  records,
  site,
  log,
}: LivePageCacheOptions): Promise<LivePageCache> {
  let lastGeneration = storage.generation();
  let pageCache: PageCache = createPageCache(
    await readCatalogue(storage, today(), undefined, records),
    site,
    storage,
    undefined,
    log,
  );
  let reload: Promise<void> | undefined;
  let lastError = '';
  let hasChanged = false;
  /** True until this turn of the event loop ends: all requests in it came before the change. */
  let isCheckedThisTurn = false;
  // A commit changes the generation at once; an edit by hand is only noticed by the file watcher.
  const stopWatching = storage.watch(() => {
    hasChanged = true;
  });

  // A file that was broken by hand does not reach the site: visitors keep the last valid content.
  const logReadError = (error: unknown) => {
    const said = isProblem(error) ? problemText(error) : String(error instanceof Error ? error.stack : error);
    if (said !== lastError) log(`The store cannot be read, so the site stays as it was. ${said}`);
    lastError = said;
  };

  const reloadCatalogue = async () => {
    try {
      hasChanged = false;
      lastGeneration = storage.generation();
      const catalogue = await readCatalogue(storage, today(), pageCache.catalogue, records);
      if (catalogue !== pageCache.catalogue) {
        await prepareViews(catalogue, pageCache.catalogue);
        const next = pageCache.next(catalogue);
        // Each page of a large site takes a while, so readers get the old ones until the new ones are ready.
        if (catalogue.casinos.length > LARGE_SITE) await next.warmUp();
        pageCache = next;
      }
      if (lastError !== '') log('The store can be read again.');
      lastError = '';
    } catch (error) {
      logReadError(error);
    }
  };

  const isCurrent = () => {
    if (hasChanged || reload !== undefined) return false;
    if (isCheckedThisTurn) return true;
    isCheckedThisTurn = storage.generation() === lastGeneration && pageCache.catalogue.today === today();
    if (isCheckedThisTurn) {
      setImmediate(() => {
        isCheckedThisTurn = false;
      });
    }
    return isCheckedThisTurn;
  };

  const refresh = () => {
    if (isCurrent()) return undefined;
    reload ??= within(
      reloadCatalogue().finally(() => {
        reload = undefined;
      }),
    );
    return reload;
  };

  return {
    renderForVisitor: (path, query, options) => pageCache.renderForVisitor(path, query, options),
    get: (path, query) => pageCache.get(path, query),
    hasPage: (path) => resolveUrl(pageCache.catalogue, path).kind === 'page',
    getHot: (target) => (isCurrent() ? pageCache.getHot(target) : undefined),
    refresh,
    errorPageStyle: () => ({
      stylesheets: site.stylesheets,
      hasDarkMode: pageCache.catalogue.settings.enableDarkMode,
      labels: pageCache.catalogue.labels,
    }),
    async countrySuggestion(address, country) {
      await refresh();
      return countrySuggestion(pageCache.catalogue, address, country);
    },
    async findVisit(target, clickId) {
      await refresh();
      const { path, query } = parseUrlPath(target);
      return findVisit(pageCache.catalogue, path, query, clickId);
    },
    labels: () => pageCache.catalogue.labels,
    siteMark: () => siteMark(pageCache.catalogue),
    baseUrl: () => pageCache.catalogue.settings.siteBaseUrl,
    async asksConsent() {
      await refresh();
      return Object.keys(consentDocuments(pageCache.catalogue)).length > 0;
    },
    async hasContactForm() {
      await refresh();
      return receivesMessages({ ...pageCache.catalogue, hasAccounts: true });
    },
    close: stopWatching,
  };
}

/** How long requests wait for new content before they get the pages of the content before, in milliseconds. */
const MAX_WAIT_MS = 100;

/** From so many casinos on, pages are rendered ahead after a change. */
const LARGE_SITE = 2_000;

/** Resolves when work is done, or when requests have waited for it long enough. */
function within(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref())]);
}

// Offers end with their day, though nothing in the store changes.
function today(): string {
  return dayOf(runtime.now());
}

function problemText(problem: Problem): string {
  const { message, issues } = problem;
  const hint = nextStep(problem);
  const details = issues.map((issue) => issue.message).filter((detail) => detail !== message);
  return [message, ...details.slice(0, 3), ...(hint === undefined ? [] : [hint])].join(' ');
}
