import type { IncomingMessage, ServerResponse } from 'node:http';
import { replaceControls } from '../../terminal/control-characters.js';
import type { RequestContext } from './request-context.js';

/** Logs requests, one line each, without query, headers, cookies and body, since those may hold secrets and searches. */
export type RequestLog = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void;

/** One request, as logged. */
interface RequestLine {
  time: string;
  id: string;
  client: string;
  method: string;
  path: string;
  status: number;
  /** How long until the response was sent, in milliseconds. */
  ms: number;
  /** Set if the client closed the connection before the response was sent. */
  aborted?: true;
  /** The id of the signed-in user. */
  user?: string;
}

const MAX_PATH_LENGTH = 300;

/** Creates the log; `json` writes JSON lines, for programs. */
export function createRequestLog(write: (line: string) => void, { json }: { json: boolean }): RequestLog {
  const format = json ? (line: RequestLine) => JSON.stringify(line) : formatForPeople;
  return (request, response, context) => {
    const { method = '', url = '' } = request;
    response.once('close', () => {
      write(
        format({
          time: new Date().toISOString(),
          id: context.id,
          client: context.client.address,
          method,
          path: pathOf(url),
          status: response.statusCode,
          ms: Math.round((performance.now() - context.startedAt) * 10) / 10,
          ...(response.writableFinished ? {} : { aborted: true }),
          ...(context.userId === undefined ? {} : { user: context.userId }),
        }),
      );
    });
  };
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return (end < 0 ? url : url.slice(0, end)).slice(0, MAX_PATH_LENGTH);
}

function formatForPeople({ time, id, method, path, status, ms, aborted }: RequestLine): string {
  const end = aborted ? ', not read to its end' : '';
  return replaceControls(`${time.slice(11, 19)} ${method} ${path} ${status} ${ms} ms ${id}${end}`);
}
