import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createPerform,
  runtime,
  type StorageAdapter,
  trackingClick,
  trackingView,
  VISITOR,
} from '@croupier/core';
import { clientLimit, clientOf } from './client-limit.js';
import { COMMON_HEADERS } from './security-headers.js';

/** Where pages of the site report what visitors look at and follow. */
export const BEACON_PATH = '/beacon';

/** Counts what a page of the site reports; the response is always empty. */
export type BeaconHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The longest report, in bytes: an address, a title, and where the visitor came from. */
const MAX_REPORT_BYTES = 16_384;
/** How many reports may wait to be written; more than that come from no readers. */
const MAX_PENDING_WRITES = 100;

/** Opens the beacon of a store. What is no report of this site's own pages is answered and not counted. */
export function createBeaconHandler(storage: StorageAdapter): BeaconHandler {
  const perform = createPerform(storage, runtime);
  let waiting = 0;
  const mayCount = clientLimit();
  const drop = uncountedIn(storage);
  const count = async (report: BeaconReport) => {
    if (report.view !== undefined) await perform(trackingView, report.view, { actor: VISITOR });
    if (report.click !== undefined) await perform(trackingClick, report.click, { actor: VISITOR });
  };
  return (request, response) => {
    const pieces: Buffer[] = [];
    let size = 0;
    if (Number(request.headers['content-length'] ?? 0) > MAX_REPORT_BYTES) {
      rejectTooLong(response);
      return;
    }
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size <= MAX_REPORT_BYTES) pieces.push(piece);
      else if (!response.headersSent) rejectTooLong(response);
    });
    request.on('error', () => undefined);
    request.on('end', () => {
      if (response.headersSent) return;
      response.writeHead(204, EMPTY_RESPONSE_HEADERS).end();
      if (!isSameOrigin(request)) return;
      const report = parseReport(Buffer.concat(pieces).toString('utf8'));
      if (report === undefined) return;
      if (!mayCount(clientOf(request)) || waiting >= MAX_PENDING_WRITES) {
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
    });
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

const EMPTY_RESPONSE_HEADERS = { ...COMMON_HEADERS, 'cache-control': 'no-store' };

/** Answers what is too long for a report, and reads no more of it. */
function rejectTooLong(response: ServerResponse): void {
  response.writeHead(204, { ...EMPTY_RESPONSE_HEADERS, connection: 'close' }).end();
}

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
