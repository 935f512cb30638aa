import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Actor,
  createPerform,
  parseUrlPath,
  runtime,
  type StorageAdapter,
  trackingClick,
  trackingView,
  VISITOR,
} from '@croupier/core';
import type { AccountHandler } from '../accounts/account-handler.js';
import { createRateLimiter } from '../requests/rate-limiter.js';
import { type BodyError, type BodyLimits, readBody } from '../requests/request-body.js';
import { contextHeaders, type RequestContext } from '../requests/request-context.js';
import { COMMON_HEADERS } from '../security-headers.js';
import { createBackgroundWrites } from './background-writes.js';
import { CLIENT_LIMIT, MAX_PENDING_WRITES } from './reader-limits.js';
import { senderOf } from './request-sender.js';

/** A report is an address, a title, and where the visitor came from. */
export const BEACON_LIMITS: BodyLimits = { maxBytes: 16_384, deadlineMs: 10_000 };

/** Counts the page views and clicks that pages report; the response is always empty. */
export type BeaconHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void;

/** What the beacon asks others. */
interface BeaconSources {
  storage: StorageAdapter;
  hasPage: (path: string) => boolean;
  findUser: AccountHandler['findUser'];
}

/**
 * Creates the beacon of a store. Reports of crawlers, of pages that were only fetched ahead, of signed-in staff, from
 * elsewhere than this site's own pages, and of addresses without a page are answered but not counted.
 */
export function createBeaconHandler({ storage, hasPage, findUser }: BeaconSources): BeaconHandler {
  const perform = createPerform(storage, runtime);
  const startWrite = createBackgroundWrites(MAX_PENDING_WRITES);
  const clients = createRateLimiter(CLIENT_LIMIT);
  const countDropped = droppedReportCounter(storage);
  const count = async (report: BeaconReport, actor: Actor) => {
    if (report.view !== undefined && isOfPage(report.view))
      await perform(trackingView, report.view, { actor });
    if (report.click !== undefined) await perform(trackingClick, report.click, { actor });
  };
  const actorOf = async (request: IncomingMessage, context: RequestContext): Promise<Actor> => {
    const { user } = (await findUser({ request, context })) ?? {};
    return user === undefined ? VISITOR : { author: VISITOR.author, role: user.role };
  };
  const isOfPage = ({ path }: { path: string }) => hasPage(parseUrlPath(path).path);
  const countReport = (request: IncomingMessage, text: string, context: RequestContext) => {
    if (!hasOwnHostAsOrigin(request) || senderOf(request) !== 'person') return;
    const report = parseReport(text);
    if (report === undefined) return;
    const write = async () => count(report, await actorOf(request, context));
    if (clients.consume(context.client.address) > 0 || !startWrite(write)) countDropped();
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

/** How long dropped reports are added up before their number is logged, in milliseconds. */
const DROP_LOG_INTERVAL = 1_000;

/** Logs how many reports are dropped: one line for each interval, so that a flood of reports makes no flood of lines. */
function droppedReportCounter(storage: Pick<StorageAdapter, 'appendLog'>): () => void {
  let count = 0;
  return () => {
    if (++count > 1) return;
    setTimeout(() => {
      const line = { id: runtime.newId(), count, ts: runtime.now().getTime() };
      count = 0;
      storage.appendLog('uncounted', line).catch(() => undefined);
    }, DROP_LOG_INTERVAL).unref();
  };
}

const EMPTY_RESPONSE_HEADERS = Object.entries({ ...COMMON_HEADERS, 'cache-control': 'no-store' }).flat();

/** A report as it came; `perform` validates it. */
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

/** True if the Origin header names this site. Browsers always send it with a beacon. */
function hasOwnHostAsOrigin({ headers }: IncomingMessage): boolean {
  const origin = headers.origin;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}
