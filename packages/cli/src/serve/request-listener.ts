import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON_PATH, type BeaconHandler } from './beacon.js';
import { matchesEtag } from './etag.js';
import { createHostCheck, type HostKind } from './host-check.js';
import type { LivePageCache } from './live-page-cache.js';
import { negotiateEncoding } from './negotiate-encoding.js';
import type { NotFoundLog } from './not-found-log.js';
import type { PreparedResponse } from './prepared-response.js';
import { badRequestPage, serverErrorPage } from './responses/error-page.js';
import { COMMON_HEADERS, PAGE_HEADERS } from './security-headers.js';

/** The sources of responses. */
export interface RequestListenerOptions {
  /** The address that the server listens at. */
  host: string;
  files: ReadonlyMap<string, PreparedResponse>;
  pages: LivePageCache;
  notFoundLog: NotFoundLog;
  beacon: BeaconHandler;
  log: (line: string) => void;
}

const MAX_URL_LENGTH = 2_048;

/** Answers every request with a file, a page or an error. */
export function createRequestListener(sources: RequestListenerOptions) {
  const { pages, beacon } = sources;
  const kindOf = createHostCheck(sources.host);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url as string;
    const isReport = target === BEACON_PATH;
    const refusal =
      (isReport ? checkBeaconRequest(request) : checkPageRequest(request)) ??
      checkHostKind(kindOf(request.headers.host, pages.baseUrl()));
    const ready = refusal === undefined && !isReport ? pages.getHot(target) : undefined;
    if (refusal !== undefined) sendRejection(response, refusal);
    else if (isReport) beacon(request, response);
    else if (ready !== undefined) sendPrepared(request, response, ready);
    else handlePageRequest(request, response, target, sources);
  };
}

function handlePageRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  sources: RequestListenerOptions,
): void {
  const path = decodedPath(target);
  if (path === undefined) {
    sendErrorPage(response, 400, badRequestPage(sources.pages.errorPageStyle()));
    return;
  }
  const failed = (error: unknown) => handleError(response, error, path, sources);
  let found: PreparedResponse | Promise<PreparedResponse>;
  try {
    found = findResponse(path, queryString(target), sources);
  } catch (error) {
    failed(error);
    return;
  }
  // Cached pages are sent in the same turn: awaiting a promise takes a large part of the time of a response.
  const give = (made: PreparedResponse) => {
    sendPrepared(request, response, made);
    if (made.status === 404 && request.method === 'GET')
      sources.notFoundLog.record(path, request.headers.referer);
  };
  if (found instanceof Promise) found.then(give).catch(failed);
  else give(found);
}

function findResponse(
  path: string,
  query: string,
  { files, pages }: RequestListenerOptions,
): PreparedResponse | Promise<PreparedResponse> {
  const file = files.get(path);
  if (file !== undefined) return file;
  const renewed = pages.refresh();
  return renewed === undefined ? pages.get(path, query) : renewed.then(() => pages.get(path, query));
}

/** The response to a rejected request, and with a 405 the allowed methods. */
type RejectedRequest = [status: number, text: string, allow?: string];

function checkPageRequest({ method, url = '', headers }: IncomingMessage): RejectedRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD')
    return [405, 'Only GET and HEAD are answered here.', 'GET, HEAD'];
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody) return [413, 'A request for a page has no body.'];
  return url.length > MAX_URL_LENGTH ? [414, 'This address is too long.'] : undefined;
}

function checkBeaconRequest({ method }: IncomingMessage): RejectedRequest | undefined {
  return method === 'POST' ? undefined : [405, 'Only POST is answered here.', 'POST'];
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

function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, bodies, notModifiedHeaders }: PreparedResponse,
): void {
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModifiedHeaders as string[]).end();
    return;
  }
  const { headers, body } =
    bodies[negotiateEncoding(request.headers['accept-encoding'] as string | undefined)];
  response.writeHead(status, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function sendRejection(response: ServerResponse, [status, text, allow]: RejectedRequest): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...(allow === undefined ? {} : { allow }),
    // An unread body must not be parsed as the next request.
    connection: 'close',
  });
  response.end(body);
}

function sendErrorPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    ...PAGE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(html)),
    'cache-control': 'no-store',
  });
  response.end(html);
}

function handleError(
  response: ServerResponse,
  error: unknown,
  path: string,
  { log, pages }: Pick<RequestListenerOptions, 'log' | 'pages'>,
): void {
  const id = randomUUID().slice(0, 8);
  log(`Error ${id} at ${JSON.stringify(path)}: ${error instanceof Error ? error.stack : String(error)}`);
  if (response.headersSent) response.destroy();
  else sendErrorPage(response, 500, serverErrorPage(id, pages.errorPageStyle()));
}
