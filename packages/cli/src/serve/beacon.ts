import type { IncomingMessage, ServerResponse } from 'node:http';
import { clockwork, type Home, performer, trackingClick, trackingView, VISITOR } from '@croupier/core';
import { clientLimit, clientOf } from './client-limit.js';
import { EVERY_ANSWER } from './security-headers.js';

/** Where pages of the site report what visitors look at and follow. */
export const BEACON_PATH = '/beacon';

/** Counts what a page of the site reports; the answer says no more than that it came. */
export type Beacon = (request: IncomingMessage, response: ServerResponse) => void;

/** The longest report, in bytes: an address, a title, and where the visitor came from. */
const LONGEST = 16_384;
/** How many reports may wait to be written; more than that come from no readers. */
const MOST_WAITING = 100;

/** Opens the beacon of a store. What is no report of this site's own pages is answered and not counted. */
export function beaconOf(home: Home): Beacon {
  const perform = performer(home, clockwork);
  let waiting = 0;
  const mayCount = clientLimit();
  const drop = uncountedIn(home);
  const count = async (report: Report) => {
    if (report.view !== undefined) await perform(trackingView, report.view, { actor: VISITOR });
    if (report.click !== undefined) await perform(trackingClick, report.click, { actor: VISITOR });
  };
  return (request, response) => {
    const pieces: Buffer[] = [];
    let size = 0;
    if (Number(request.headers['content-length'] ?? 0) > LONGEST) {
      cutOff(response);
      return;
    }
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size <= LONGEST) pieces.push(piece);
      else if (!response.headersSent) cutOff(response);
    });
    request.on('error', () => undefined);
    request.on('end', () => {
      if (response.headersSent) return;
      response.writeHead(204, NOTHING).end();
      if (!isOwn(request)) return;
      const report = reportIn(Buffer.concat(pieces).toString('utf8'));
      if (report === undefined) return;
      if (!mayCount(clientOf(request)) || waiting >= MOST_WAITING) {
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
function uncountedIn(home: Pick<Home, 'append'>): () => void {
  let count = 0;
  return () => {
    if (++count > 1) return;
    setTimeout(() => {
      const line = { id: clockwork.newId(), count, ts: clockwork.now().getTime() };
      count = 0;
      home.append('uncounted', line).catch(() => undefined);
    }, WHILE).unref();
  };
}

const NOTHING = { ...EVERY_ANSWER, 'cache-control': 'no-store' };

/** Answers what is too long for a report, and reads no more of it. */
function cutOff(response: ServerResponse): void {
  response.writeHead(204, { ...NOTHING, connection: 'close' }).end();
}

/** What is reported, as it came; `perform` is what checks it. */
interface Report {
  view?: { path: string };
  click?: { url: string };
}

function reportIn(text: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === 'object' && report !== null ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}

/** True where a browser says that one of our own pages sent it; what says nothing is no browser. */
function isOwn({ headers }: IncomingMessage): boolean {
  const origin = headers.origin;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}
