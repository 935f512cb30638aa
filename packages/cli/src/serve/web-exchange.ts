import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { textOfAnswer } from '@croupier/core/api';
import { bodyAtPace } from './body-pace.js';
import { contextHeaders, type RequestContext } from './request-context.js';

/** The request as a Web `Request`, aborted when the client goes away before it has its answer. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host}`), {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: ReadableStream.from(bodyAtPace(request)), duplex: 'half' } : {}),
  } as RequestInit);
}

/** A request and its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  context: RequestContext;
}

/** Sends a Web `Response`, no faster than the client reads it. Rejects if its body breaks off. */
export async function sendWebResponse(
  answer: Response,
  { request, response, context }: Exchange,
): Promise<void> {
  // An unread body must not be parsed as the next request.
  const close = request.complete ? [] : ['connection', 'close'];
  const text = textOfAnswer(answer);
  const length = text === undefined ? [] : ['content-length', String(Buffer.byteLength(text))];
  const headers = [...[...answer.headers].flat(), ...length, ...close, ...contextHeaders(context)];
  response.writeHead(answer.status, headers);
  // A stream of one piece costs more than the piece.
  if (text !== undefined) {
    response.end(text);
    return;
  }
  if (answer.body === null) {
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}
