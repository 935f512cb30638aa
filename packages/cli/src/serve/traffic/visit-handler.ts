import type { IncomingMessage } from 'node:http';
import {
  allows,
  createPerform,
  runtime,
  type StorageAdapter,
  trackingClick,
  VISITOR,
  type Visit,
} from '@croupier/core';
import type { AccountHandler, Exchange } from '../accounts/account-handler.js';
import type { LivePageCache } from '../caching/live-page-cache.js';
import { createRateLimiter } from '../requests/rate-limiter.js';
import { contextHeaders } from '../requests/request-context.js';
import { COMMON_HEADERS } from '../security-headers.js';
import { createBackgroundWrites } from './background-writes.js';
import { createFirstVisitCheck } from './first-visits.js';
import { CLIENT_LIMIT, MAX_PENDING_WRITES } from './reader-limits.js';
import { senderOf } from './request-sender.js';
import { createVisitCounter } from './visit-counter.js';

/** Leads visitors to casinos, and counts them. */
export interface VisitHandler {
  /** Redirects a request for a visit link; false where that leads to no casino, and a page says so. */
  answer(exchange: Exchange, target: string): Promise<boolean>;
  /** Writes the visits that are not yet written. */
  close(): Promise<void>;
}

/** What it asks others. */
interface VisitSources {
  storage: StorageAdapter;
  findVisit: LivePageCache['findVisit'];
  findUser: AccountHandler['findUser'];
}

/** Creates the handler of the visit links of a store. Visits of signed-in staff, and those of a flood, are led on and not counted. */
export function createVisitHandler({ storage, findVisit, findUser }: VisitSources): VisitHandler {
  const perform = createPerform(storage, runtime);
  const startWrite = createBackgroundWrites(MAX_PENDING_WRITES);
  const clients = createRateLimiter(CLIENT_LIMIT);
  const isFirst = createFirstVisitCheck(() => runtime.now());
  const visits = createVisitCounter(storage);
  const isStaff = async (exchange: Exchange) => allows('see totals', (await findUser(exchange))?.user.role);

  const countVisit = async (exchange: Exchange, { casino, name, market = '', placement, to }: Visit) => {
    const { request, context } = exchange;
    if (request.method !== 'GET' || clients.consume(context.client.address) > 0) return;
    const { page = '', place = '' } = placement ?? {};
    const sender = senderOf(request);
    if (sender !== 'person') {
      visits.count({ kind: sender, casino, market, page, place });
      return;
    }
    if (await isStaff(exchange)) return;
    const visitor = [context.client.address, request.headers['user-agent'] ?? ''];
    visits.count({ kind: isFirst(visitor, casino) ? 'first' : 'repeat', casino, market, page, place });
    const click = { label: name, url: to, location: ownPathOf(request) };
    startWrite(() => perform(trackingClick, click, { actor: VISITOR }));
  };

  return {
    async answer(exchange, target) {
      const found = await findVisit(target, runtime.newId());
      if (found?.kind !== 'visit') return false;
      const { response, context } = exchange;
      const location = new URL(found.visit.to).href;
      response.writeHead(302, [...REDIRECT_HEADERS, 'location', location, ...contextHeaders(context)]).end();
      await countVisit(exchange, found.visit).catch(() => undefined);
      return true;
    },
    close: visits.flush,
  };
}

/** No cache keeps it, since another visitor has another id; crawlers neither list nor follow it. */
const REDIRECT_HEADERS = Object.entries({
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'content-length': '0',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
}).flat();

/** The path of the page of this site that a request comes from; empty where it comes from elsewhere. */
function ownPathOf({ headers }: IncomingMessage): string {
  const { referer = '', host } = headers;
  if (!URL.canParse(referer)) return '';
  const url = new URL(referer);
  return url.host === host ? url.pathname : '';
}
