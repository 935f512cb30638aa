import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createPerform,
  runtime,
  type StorageAdapter,
  trackingClick,
  trackingView,
  VISITOR,
} from '@croupier/core';
import { createRateLimiter } from './rate-limiter.js';
import { type BodyError, type BodyLimits, readBody } from './request-body.js';
import { contextHeaders, type RequestContext } from './request-context.js';
import { COMMON_HEADERS } from './security-headers.js';

/** Where pages of the site report what visitors look at and follow. */
export const BEACON_PATH = '/beacon';
/** A report is an address, a title, and where the visitor came from. */
export const BEACON_LIMITS: BodyLimits = { maxBytes: 16_384, deadlineMs: 10_000 };

/** Counts what a page of the site reports; the response is always empty. */
export type BeaconHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void;

/** How many reports of one client count in a minute: as many as a busy reader sends. */
const CLIENT_LIMIT = { most: 60, windowMs: 60_000 };
/** How many reports may wait to be written; more than that come from no readers. */
const MAX_PENDING_WRITES = 100;

/** Opens the beacon of a store. What is no report of this site's own pages is answered and not counted. */
export function createBeaconHandler(storage: StorageAdapter): BeaconHandler {
  const perform = createPerform(storage, runtime);
  let waiting = 0;
  const clients = createRateLimiter(CLIENT_LIMIT);
  const drop = uncountedIn(storage);
  const count = async (report: BeaconReport) => {
    if (report.view !== undefined) await perform(trackingView, report.view, { actor: VISITOR });
    if (report.click !== undefined) await perform(trackingClick, report.click, { actor: VISITOR });
  };
  const countReport = (request: IncomingMessage, text: string, { client }: RequestContext) => {
    if (!isSameOrigin(request)) return;
    const report = parseReport(text);
    if (report === undefined) return;
    if (clients.consume(client.address) > 0 || waiting >= MAX_PENDING_WRITES) {
      drop();
      return;
    }
    waiting++;
    // A log that cannot be written costs no visitor anything.
    count(report)
      .catch(() => undefined)
      .finally(() => {
        waiting--;
      });
  };
  return (request, response, context) => {
    const answer = (status: number, more: readonly string[] = []) =>
      response.writeHead(status, [...EMPTY_RESPONSE_HEADERS, ...contextHeaders(context), ...more]).end();
    readBody(request, BEACON_LIMITS).then(
      (body) => {
        answer(204);
        countReport(request, body.toString('utf8'), context);
      },
      // A script has no use for the reason of a refusal; a client that is too slow is disconnected.
      (error: BodyError) => answer(error.status === 408 ? 408 : 204, ['connection', 'close']),
    );
  };
}

/** How long dropped reports are added up before they are written down, in milliseconds. */
const WHILE = 1_000;

/** Writes down how many reports are dropped: one line for all of a while, so that a flood makes no flood of lines. */
function uncountedIn(home: Pick<StorageAdapter, 'appendLog'>): () => void {
  let count = 0;
  return () => {
    if (++count > 1) return;
    setTimeout(() => {
      const line = { id: runtime.newId(), count, ts: runtime.now().getTime() };
      count = 0;
      home.appendLog('uncounted', line).catch(() => undefined);
    }, WHILE).unref();
  };
}

const EMPTY_RESPONSE_HEADERS = Object.entries({ ...COMMON_HEADERS, 'cache-control': 'no-store' }).flat();

/** What is reported, as it came; `perform` is what checks it. */
interface BeaconReport {
  view?: { path: string };
  click?: { url: string };
}

function parseReport(text: string): BeaconReport | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === 'object' && report !== null ? (report as BeaconReport) : undefined;
  } catch {
    return undefined;
  }
}

/** True where a browser says that one of our own pages sent it; what says nothing is no browser. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const origin = headers.origin;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}
