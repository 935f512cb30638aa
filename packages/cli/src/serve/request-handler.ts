import type { RequestListener } from 'node:http';
import {
  accountMenu,
  createPerform,
  findUserForSignIn,
  openStore,
  type Perform,
  RecordCache,
  runtime,
  type StorageAdapter,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { pageTexts } from '@croupier/core/page-texts';
import { createAccountHandler, visitorOf } from './accounts/account-handler.js';
import { openSessions } from './accounts/sessions.js';
import { createSignInLimits } from './accounts/sign-in-limits.js';
import { createApiListener } from './api.js';
import { openLivePageCache } from './caching/live-page-cache.js';
import { createMessageLimits } from './forms/contact-form.js';
import { createRequestListener } from './request-listener.js';
import { createClientFinder } from './requests/client-address.js';
import { createRequestContexts } from './requests/request-context.js';
import type { RequestLog } from './requests/request-log.js';
import { createAdminPages } from './responses/admin-page.js';
import { createCountrySuggestions } from './responses/country-suggestion.js';
import { staticFileResponses } from './responses/static-files.js';
import type { SiteRenderer } from './site-renderer.js';
import { createBeaconHandler } from './traffic/beacon.js';
import { createNotFoundLog } from './traffic/not-found-log.js';
import { createVisitHandler } from './traffic/visit-handler.js';

/** The sources of responses. */
interface RequestHandlerOptions {
  /** The store whose content is served. */
  storage: StorageAdapter;
  /** Performs heavy operations, in another thread; without it, they are performed in this one. */
  performHeavy?: Perform | undefined;
  site: SiteRenderer;
  /** The address that the server listens at. */
  host: string;
  /** The addresses and networks of trusted proxies; none by default. */
  trustedProxies?: readonly string[] | undefined;
  /** The header that names the country of a visitor; none by default. */
  countryHeader?: string | undefined;
  logRequest?: RequestLog | undefined;
  log: (line: string) => void;
}

/** Answers requests until it is closed. */
interface RequestHandler {
  handle: RequestListener;
  /** Stops following the store, and writes what is not yet written. */
  close(): Promise<void>;
}

/** Opens a site over a store; a Problem where the store cannot be read. */
export async function openRequestHandler(sources: RequestHandlerOptions): Promise<RequestHandler> {
  const { storage, performHeavy, host, trustedProxies, countryHeader, log } = sources;
  const site: SiteRenderer = { ...sources.site, suggestsCountry: countryHeader !== undefined };
  const logRequest = sources.logRequest ?? (() => undefined);
  const contextOf = createRequestContexts(createClientFinder(trustedProxies));
  const records = new RecordCache();
  const pages = await openLivePageCache({ storage, records, site, log });
  const files = await staticFileResponses(site.files);
  const store = openStore(storage, runtime);
  const accounts = createAccountHandler({
    perform: createPerform(storage, runtime, { passwords: scryptPasswords() }),
    sessions: openSessions(store, storage.expiring),
    limits: createSignInLimits({ shared: storage.limits }),
    accountOf: (identifier) => store.question((content) => findUserForSignIn(content, identifier)?.id),
    render: pages.renderForVisitor,
    asksConsent: pages.asksConsent,
    messageLimits: createMessageLimits(),
    hasContactForm: pages.hasContactForm,
    contactConsent: () => pageTexts('contact', pages.labels()).consent,
  });
  const visits = createVisitHandler({
    storage,
    findVisit: pages.findVisit,
    findUser: accounts.findUser,
  });
  const handle = createRequestListener({
    host,
    files,
    pages,
    notFoundLog: createNotFoundLog(storage),
    beacon: createBeaconHandler({ storage, hasPage: pages.hasPage, findUser: accounts.findUser }),
    visits,
    ...(countryHeader === undefined
      ? {}
      : { suggestCountry: createCountrySuggestions(countryHeader, pages, site) }),
    api: createApiListener({ storage, records, performHeavy, findActor: accounts.findActor, log }),
    accounts,
    adminPages: createAdminPages(site.adminPage, site.adminPolicy),
    renderAccountMenu: (state) => {
      const labels = pages.labels();
      return site.renderAccountMenu(accountMenu(visitorOf(state), { labels }), labels);
    },
    contextOf,
    logRequest,
    log,
  });
  const close = async () => {
    pages.close();
    await visits.close();
  };
  return { handle, close };
}
