import { createServer } from 'node:http';
import type { StorageAdapter } from '@croupier/core';
import { closeIdleConnections } from './idle-connections.js';
import { DEFAULT_HOST, listen } from './listen.js';
import { afterQuietTurn } from './quiet-turn.js';
import { openRequestHandler } from './request-handler.js';
import { createRequestLog } from './requests/request-log.js';
import { closeSlowReaders, type SlowReaderLimits } from './requests/slow-readers.js';
import { loadSiteRenderer, type SiteRenderer } from './site-renderer.js';
import type { OperationWorker } from './worker/operation-worker.js';

/** The options of a server. */
export interface ServeOptions {
  /** The store whose content is served. */
  storage: StorageAdapter;
  /** Performs heavy operations in another thread, until the server has stopped; without it, they are performed in this one. */
  worker?: OperationWorker;
  /** 0 takes any free port; 8080 by default. */
  port?: number;
  /** The loopback address by default, so that no other machine reaches it. */
  host?: string;
  /** Stops the server: no new connections, and open responses are completed. */
  signal?: AbortSignal;
  /** How long open responses may take after a stop, in milliseconds; 5 seconds by default. */
  shutdownTimeout?: number;
  /** How long a connection is kept on which nothing moves, in milliseconds; 30 seconds by default. */
  idleTimeout?: number;
  /** How slowly clients may read; half of what a phone reads over EDGE by default. */
  slowReaders?: SlowReaderLimits;
  /** The addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed; none by default. */
  trustedProxies?: readonly string[];
  /** The header by which a proxy names the country of a visitor, which lists then suggest; none by default. */
  countryHeader?: string;
  /** Takes a line for each request; without it, requests are not logged. */
  logRequest?: (line: string) => void;
  /** Whether the lines of requests are JSON, for programs. */
  logsJson?: boolean;
  /** Takes lines about what went wrong. */
  log?: (line: string) => void;
  /** The site to serve; the one that was built by default. */
  site?: SiteRenderer;
}

/** A running server. */
export interface RunningServer {
  /** `http://127.0.0.1:8080` */
  address: string;
  /** Stops the server, as the signal does. */
  stop(): Promise<void>;
  /** Settles when it has stopped. */
  stopped: Promise<void>;
}

const SECOND = 1_000;
const KILOBYTE = 1_024;

/**
 * Serves the site of a store until it is stopped. Problem: `fault` if the store cannot be read, the site is not
 * built, or the port is taken.
 */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  const { storage, port, host = DEFAULT_HOST, signal, log = () => undefined } = options;
  signal?.throwIfAborted();
  const site = options.site ?? (await loadSiteRenderer());
  const { handle, close } = await openRequestHandler({
    storage,
    performHeavy: options.worker?.perform,
    site,
    host,
    trustedProxies: options.trustedProxies,
    countryHeader: options.countryHeader,
    logRequest:
      options.logRequest === undefined
        ? undefined
        : createRequestLog(options.logRequest, { json: options.logsJson ?? true }),
    log,
  });
  const server = createServer(
    {
      headersTimeout: 8 * SECOND,
      // Each route with a body has its own deadline for it.
      requestTimeout: 0,
      connectionsCheckingInterval: 2 * SECOND,
      keepAliveTimeout: 5 * SECOND,
      maxHeaderSize: 16 * KILOBYTE,
    },
    handle,
  );
  server.maxHeadersCount = 100;
  server.maxRequestsPerSocket = 10_000;
  server.maxConnections = 8_192;
  closeIdleConnections(server, options.idleTimeout ?? 30 * SECOND);
  closeSlowReaders(server, options.slowReaders);
  const address = await listen(server, port, host).catch(async (error) => {
    await close();
    throw error;
  });
  server.on('error', (error) => log(`The server met an error: ${error.message}`));

  const stopped = new Promise<void>((resolve) => server.once('close', resolve)).then(async () => {
    await close();
    await options.worker?.close();
  });
  const stop = () => {
    // What waits at the port already is accepted first: the system resets it when the port is closed.
    afterQuietTurn(server, () => server.close());
    setTimeout(() => server.closeAllConnections(), options.shutdownTimeout ?? 5 * SECOND).unref();
    return stopped;
  };
  // One who interrupted while the server started is heard too.
  if (signal?.aborted) void stop();
  else signal?.addEventListener('abort', () => void stop(), { once: true });
  return { address, stop, stopped };
}
