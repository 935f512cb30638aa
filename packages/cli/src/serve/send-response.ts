import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from './caching/etag.js';
import { negotiateEncoding } from './caching/negotiate-encoding.js';
import type { PreparedResponse } from './caching/prepared-response.js';
import type { RejectedRequest } from './requests/rejected-request.js';
import { contextHeaders, type RequestContext } from './requests/request-context.js';
import { COMMON_HEADERS, PAGE_HEADERS } from './security-headers.js';

/** Sends a prepared response in the encoding that the client prefers, or says that the client has it already. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, bodies, notModifiedHeaders }: PreparedResponse,
  context: RequestContext,
): void {
  const ofContext = contextHeaders(context);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...notModifiedHeaders, ...ofContext]).end();
    return;
  }
  const { headers, body } =
    bodies[negotiateEncoding(request.headers['accept-encoding'] as string | undefined)];
  response.writeHead(status, [...headers, ...ofContext]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** Sends the reason of a rejection as plain text, and closes the connection. */
export function sendRejection(
  response: ServerResponse,
  [status, text, allow]: RejectedRequest,
  context: RequestContext,
): void {
  const body = `${text}\n`;
  response.writeHead(status, [
    ...Object.entries(COMMON_HEADERS).flat(),
    ...['content-type', 'text/plain; charset=utf-8'],
    ...['content-length', String(Buffer.byteLength(body))],
    ...(allow === undefined ? [] : ['allow', allow]),
    // An unread body must not be parsed as the next request.
    ...['connection', 'close'],
    ...contextHeaders(context),
  ]);
  response.end(body);
}

/** Sends a page that no cache keeps. */
export function sendHtml(
  response: ServerResponse,
  { status, html, headers = {} }: { status: number; html: string; headers?: Record<string, string> },
  context: RequestContext,
): void {
  const all = {
    ...PAGE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(html)),
    'cache-control': 'no-store',
    ...headers,
  };
  response.writeHead(status, [...Object.entries(all).flat(), ...contextHeaders(context)]);
  response.end(html);
}
