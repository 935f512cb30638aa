import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.js';
import { BEACON_PATH, type Beacon } from './beacon.js';
import { type HostKind, hostKinds } from './hosts.js';
import type { Misses } from './misses.js';
import { has, packingFor } from './negotiate.js';
import type { Pages } from './pages.js';
import { apology, brokenAddress } from './plain-page.js';
import { EVERY_ANSWER, EVERY_PAGE } from './security-headers.js';

/** What requests are answered from. */
export interface Sources {
  /** The address that the server listens at. */
  host: string;
  files: ReadonlyMap<string, Answer>;
  pages: Pages;
  misses: Misses;
  beacon: Beacon;
  log: (line: string) => void;
}

const LONGEST_PATH = 2_048;

/** Answers every request: with a file, with a page, or in plain words why not. */
export function responder(sources: Sources) {
  const { pages, beacon } = sources;
  const kindOf = hostKinds(sources.host);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url as string;
    const isReport = target === BEACON_PATH;
    const refusal =
      (isReport ? refusalOfReport(request) : refusalOf(request)) ??
      refusalOfHost(kindOf(request.headers.host, pages.baseUrl()));
    const ready = refusal === undefined && !isReport ? pages.ready(target) : undefined;
    if (refusal !== undefined) refuse(response, refusal);
    else if (isReport) beacon(request, response);
    else if (ready !== undefined) send(request, response, ready);
    else answer(request, response, target, sources);
  };
}

function answer(request: IncomingMessage, response: ServerResponse, target: string, sources: Sources): void {
  const path = pathOf(target);
  if (path === undefined) {
    sendPage(response, 400, brokenAddress(sources.pages.look()));
    return;
  }
  const failed = (error: unknown) => fail(response, error, path, sources);
  let found: Answer | Promise<Answer>;
  try {
    found = find(path, queryOf(target), sources);
  } catch (error) {
    failed(error);
    return;
  }
  // Kept pages go out in the same turn: waiting for a promise would cost a good part of the whole answer.
  const give = (made: Answer) => {
    send(request, response, made);
    if (made.status === 404 && request.method === 'GET') sources.misses.note(path, request.headers.referer);
  };
  if (found instanceof Promise) found.then(give).catch(failed);
  else give(found);
}

function find(path: string, query: string, { files, pages }: Sources): Answer | Promise<Answer> {
  const file = files.get(path);
  if (file !== undefined) return file;
  const renewed = pages.refresh();
  return renewed === undefined ? pages.at(path, query) : renewed.then(() => pages.at(path, query));
}

/** What is answered instead, and with a 405 the methods that are answered. */
type Refusal = [status: number, text: string, allow?: string];

function refusalOf({ method, url = '', headers }: IncomingMessage): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD')
    return [405, 'Only GET and HEAD are answered here.', 'GET, HEAD'];
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody) return [413, 'A request for a page has no body.'];
  return url.length > LONGEST_PATH ? [414, 'This address is too long.'] : undefined;
}

function refusalOfReport({ method }: IncomingMessage): Refusal | undefined {
  return method === 'POST' ? undefined : [405, 'Only POST is answered here.', 'POST'];
}

function refusalOfHost(kind: HostKind): Refusal | undefined {
  switch (kind) {
    case 'malformed':
      return [400, 'The Host of this request is not well-formed.'];
    case 'foreign':
      return [421, 'This server does not answer for that name, but for the host of its site base URL.'];
    case 'own':
      return undefined;
  }
}

/** The path asked for, decoded; undefined where it is none. */
function pathOf(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const end = url.search(/[?#]/);
  const raw = end < 0 ? url : url.slice(0, end);
  if (!raw.includes('%')) return isClean(raw) ? raw : undefined;
  try {
    const path = decodeURIComponent(raw);
    return isClean(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function queryOf(url: string): string {
  const [whole = ''] = url.split('#');
  const mark = whole.indexOf('?');
  return mark < 0 ? '' : whole.slice(mark + 1);
}

const UNCLEAN = /[\p{Cc}\\]/u;

function isClean(path: string): boolean {
  return !UNCLEAN.test(path);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, forms, unchanged }: Answer,
): void {
  if (status === 200 && has(request.headers['if-none-match'], etag)) {
    response.writeHead(304, unchanged as string[]).end();
    return;
  }
  const { headers, body } = forms[packingFor(request.headers['accept-encoding'] as string | undefined)];
  response.writeHead(status, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function refuse(response: ServerResponse, [status, text, allow]: Refusal): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...EVERY_ANSWER,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...(allow === undefined ? {} : { allow }),
    // What stands in a body that nobody reads must not be taken for the next request.
    connection: 'close',
  });
  response.end(body);
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    ...EVERY_PAGE,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(html)),
    'cache-control': 'no-store',
  });
  response.end(html);
}

function fail(
  response: ServerResponse,
  error: unknown,
  path: string,
  { log, pages }: Pick<Sources, 'log' | 'pages'>,
): void {
  const id = randomUUID().slice(0, 8);
  log(`Error ${id} at ${JSON.stringify(path)}: ${error instanceof Error ? error.stack : String(error)}`);
  if (response.headersSent) response.destroy();
  else sendPage(response, 500, apology(id, pages.look()));
}
