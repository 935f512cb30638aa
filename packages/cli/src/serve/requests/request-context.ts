import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Client, FindClient } from './client-address.js';

/** Facts about a request that it does not carry itself. */
export interface RequestContext {
  /** Names the request in the log, in a header of its response, and on error pages. */
  id: string;
  client: Client;
  /** When it came, on the clock of `performance.now()`. */
  startedAt: number;
  /** The id of the signed-in user who sent it. */
  userId?: string;
}

/** Creates the function that makes the context of each request. */
export function createRequestContexts(findClient: FindClient): (request: IncomingMessage) => RequestContext {
  // Ids name requests and guard nothing, so a counter is enough; its start differs from process to process.
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return (request) => ({
    id: `${prefix}-${(++count).toString(36)}`,
    client: findClient(request),
    startedAt: performance.now(),
  });
}

const ONE_YEAR_SECONDS = 31_536_000;

/** The headers that depend on the request, as names and values in turn. */
export function contextHeaders({ id, client }: RequestContext): string[] {
  return client.isSecure
    ? ['x-request-id', id, 'strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`]
    : ['x-request-id', id];
}
