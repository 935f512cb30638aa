import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { ApiAnswer, RequestLike } from '@croupier/core/api';
import { bodyAtPace } from './requests/body-pace.js';
import { contextHeaders, type RequestContext } from './requests/request-context.js';

/** The request as the API reads it. */
export function toRequestLike(request: IncomingMessage, response: ServerResponse): RequestLike {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const { method = 'GET', headersDistinct } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return {
    method,
    url: new URL(request.url ?? '/', `http://${request.headers.host}`).href,
    headers: { get: (name) => headersDistinct[name.toLowerCase()]?.join(', ') ?? null },
    body: hasBody ? bodyAtPace(request) : null,
    signal: gone.signal,
  };
}

/** A request and its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  context: RequestContext;
}

/** Sends an answer, no faster than the client reads it. Rejects if its body breaks off. */
export async function sendAnswer(
  { status, headers, body }: ApiAnswer,
  { request, response, context }: Exchange,
): Promise<void> {
  // An unread body must not be parsed as the next request.
  const close = request.complete ? [] : ['connection', 'close'];
  const length = typeof body === 'string' ? ['content-length', String(Buffer.byteLength(body))] : [];
  response.writeHead(status, [
    ...Object.entries(headers).flat(),
    ...length,
    ...close,
    ...contextHeaders(context),
  ]);
  // A stream of one piece costs more than the piece.
  if (typeof body === 'string') {
    response.end(body);
    return;
  }
  await pipeline(Readable.fromWeb(body as ReadableStream), response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}
