import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  API_PATH,
  BEACON_PATH,
  isAdminPath,
  isProblem,
  isVisitTarget,
  type SignInState,
} from '@croupier/core';
import { problemStatus, RETRY_SECONDS } from '@croupier/core/api';
import type { AccountHandler, Exchange } from './accounts/account-handler.js';
import { withAccountMenu } from './accounts/account-slot.js';
import { sessionSecret } from './accounts/session-cookie.js';
import type { ApiListener } from './api.js';
import type { LivePageCache } from './caching/live-page-cache.js';
import type { PreparedResponse } from './caching/prepared-response.js';
import { createHostCheck, type HostKind } from './requests/host-check.js';
import type { RejectedRequest } from './requests/rejected-request.js';
import { contextHeaders, type RequestContext } from './requests/request-context.js';
import type { RequestLog } from './requests/request-log.js';
import { checkRequest, policyOf } from './requests/request-policy.js';
import type { AdminPages } from './responses/admin-page.js';
import { asksForCountry, type SuggestCountry } from './responses/country-suggestion.js';
import { badRequestPage, serverErrorPage } from './responses/error-page.js';
import { sendHtml, sendPrepared, sendRejection } from './send-response.js';
import type { BeaconHandler } from './traffic/beacon.js';
import type { NotFoundLog } from './traffic/not-found-log.js';
import type { VisitHandler } from './traffic/visit-handler.js';

/** The sources of responses. */
interface RequestListenerOptions {
  /** The address that the server listens at. */
  host: string;
  files: ReadonlyMap<string, PreparedResponse>;
  pages: LivePageCache;
  notFoundLog: NotFoundLog;
  beacon: BeaconHandler;
  visits: VisitHandler;
  /** Absent where nothing says the countries of visitors. */
  suggestCountry?: SuggestCountry;
  api: ApiListener;
  accounts: AccountHandler;
  adminPages: AdminPages;
  /** The account menu of a signed-in user, as HTML. */
  renderAccountMenu: (state: SignInState) => string;
  contextOf: (request: IncomingMessage) => RequestContext;
  logRequest: RequestLog;
  log: (line: string) => void;
}

/** Answers every request with a file, a page or an error. */
export function createRequestListener(sources: RequestListenerOptions) {
  const { pages, beacon, visits, suggestCountry, api, accounts, contextOf, logRequest } = sources;
  const kindOf = createHostCheck(sources.host);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url as string;
    const context = contextOf(request);
    logRequest(request, response, context);
    const isApi = target.startsWith(API_PATH);
    const refusal =
      (isApi ? undefined : checkRequest(request, policyOf(target))) ??
      checkHostKind(hasOneHost(request) ? kindOf(request.headers.host, pages.baseUrl()) : 'malformed');
    if (refusal !== undefined) {
      sendRejection(response, refusal, context);
      return;
    }
    if (isApi) {
      api(request, response, context);
      return;
    }
    if (target === BEACON_PATH) {
      beacon(request, response, context);
      return;
    }
    const exchange: PageExchange = { request, response, context, target };
    if (suggestCountry !== undefined && asksForCountry(target)) {
      suggestCountry(request, response, context).catch((error: unknown) =>
        handleError(exchange, error, sources),
      );
      return;
    }
    if (isVisitTarget(target)) {
      visits
        .answer(exchange, target)
        .then((isAnswered) => {
          if (!isAnswered) handlePageRequest(exchange, sources);
        })
        .catch((error: unknown) => handleError(exchange, error, sources));
      return;
    }
    if (request.method === 'POST') {
      accounts.submit(exchange, target).catch((error: unknown) => handleError(exchange, error, sources));
      return;
    }
    if (sessionSecret(request, context) !== undefined && !sources.files.has(target)) {
      answerSignedIn(exchange, sources).catch((error: unknown) => handleError(exchange, error, sources));
      return;
    }
    const ready = pages.getHot(target);
    if (ready !== undefined) sendPrepared(request, response, ready, context);
    else handlePageRequest(exchange, sources);
  };
}

interface PageExchange extends Exchange {
  target: string;
}

/** Answers a request that belongs to a session, or did so before the session ended. */
async function answerSignedIn(exchange: PageExchange, sources: RequestListenerOptions): Promise<void> {
  const { request, response, context, target } = exchange;
  const state = await sources.accounts.findUser(exchange);
  const path = decodedPath(target);
  if (state === undefined || path === undefined) {
    handlePageRequest(exchange, sources);
    return;
  }
  const query = queryString(target);
  const made = await findResponse(path, query, sources, true);
  if (made.status === 200 && (await sources.accounts.answerOwnPage(exchange, path, query, state))) return;
  if (made.accountSlot === undefined) {
    sendPrepared(request, response, made, context);
    return;
  }
  const menu = sources.renderAccountMenu(state);
  const { headers, body } = withAccountMenu(made, made.accountSlot, menu);
  response.writeHead(made.status, [...headers, ...contextHeaders(context)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function handlePageRequest(exchange: PageExchange, sources: RequestListenerOptions): void {
  const { request, response, context, target } = exchange;
  const path = decodedPath(target);
  if (path === undefined) {
    const html = badRequestPage(context.id, sources.pages.errorPageStyle());
    sendHtml(response, { status: 400, html }, context);
    return;
  }
  const failed = (error: unknown) => handleError(exchange, error, sources);
  let found: PreparedResponse | Promise<PreparedResponse>;
  try {
    found = findResponse(path, queryString(target), sources, false);
  } catch (error) {
    failed(error);
    return;
  }
  // Cached pages are sent in the same turn: awaiting a promise takes a large part of the time of a response.
  const give = (made: PreparedResponse) => {
    sendPrepared(request, response, made, context);
    if (made.status === 404 && request.method === 'GET')
      sources.notFoundLog.record(path, request.headers.referer);
  };
  if (found instanceof Promise) found.then(give).catch(failed);
  else give(found);
}

/** Whatever is here is a file, and a file that is missing is no screen. */
const ADMIN_FILES = '/admin/assets/';

function findResponse(
  path: string,
  query: string,
  { files, adminPages, pages }: RequestListenerOptions,
  isSignedIn: boolean,
): PreparedResponse | Promise<PreparedResponse> {
  const file = files.get(path);
  if (file !== undefined) return file;
  const renewed = pages.refresh();
  if (isAdminPath(path) && !path.startsWith(ADMIN_FILES)) {
    const page = () => adminPages(pages.siteMark(), isSignedIn);
    return renewed === undefined ? page() : renewed.then(page);
  }
  return renewed === undefined ? pages.get(path, query) : renewed.then(() => pages.get(path, query));
}

/** Proxies and servers differ in which of two they believe. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count < 2;
}

function checkHostKind(kind: HostKind): RejectedRequest | undefined {
  switch (kind) {
    case 'malformed':
      return [400, 'The Host of this request is not well-formed.'];
    case 'foreign':
      return [421, 'This server does not answer for that name, but for the host of its site base URL.'];
    case 'own':
      return undefined;
  }
}

/** The decoded path of a request; undefined if it is invalid. */
function decodedPath(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const end = url.search(/[?#]/);
  const raw = end < 0 ? url : url.slice(0, end);
  if (!raw.includes('%')) return isSafePath(raw) ? raw : undefined;
  try {
    const path = decodeURIComponent(raw);
    return isSafePath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function queryString(url: string): string {
  const [whole = ''] = url.split('#');
  const mark = whole.indexOf('?');
  return mark < 0 ? '' : whole.slice(mark + 1);
}

const UNSAFE_CHARACTERS = /[\p{Cc}\\]/u;

function isSafePath(path: string): boolean {
  return !UNSAFE_CHARACTERS.test(path);
}

function handleError(
  { response, context, target }: PageExchange,
  error: unknown,
  { log, pages }: Pick<RequestListenerOptions, 'log' | 'pages'>,
): void {
  const [path = ''] = target.split('?');
  log(
    `Error ${context.id} at ${JSON.stringify(path)}: ${error instanceof Error ? error.stack : String(error)}`,
  );
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const html = serverErrorPage(context.id, pages.errorPageStyle());
  const status = isProblem(error) ? problemStatus(error) : 500;
  if (status === 503) sendHtml(response, { status, html, headers: RETRY_SOON }, context);
  else sendHtml(response, { status: 500, html }, context);
}

const RETRY_SOON = { 'retry-after': String(RETRY_SECONDS) };
