import { fillPlacement, type LinkReason, type LinkToCheck, placementId } from '@croupier/core';
import { addAttribution, hasPlaceholders } from '@croupier/core/embed';
import type { Network } from '../download/network.js';
import { createHostQueue, hostOf } from './host-queue.js';
import { redirectTarget, webUrl } from './redirect-target.js';
import { type LinkAnswer, PRIVATE_ADDRESS, requestLink } from './request-link.js';
import { createRobots } from './robots.js';

const MAX_REDIRECTS = 10;
/** Rules of a robots.txt are compared with every letter of an address, so that of a page is not longer than this. */
const MAX_PAGE_ADDRESS = 2_000;

const SAMPLE_PLACEMENT = { page: 'linkcheck-page', place: 'linkcheck-place' };

/** What a link is followed with in place of the ids of a click; no two share a part, so that each is found again. */
export const SAMPLE_IDS = {
  affiliateId: 'linkcheck-affiliate',
  subid: 'linkcheck-sub',
  clickId: 'linkcheck-click',
  placement: placementId(SAMPLE_PLACEMENT),
  market: 'linkcheck-market',
} as const;

/** One redirect. */
export interface Hop {
  from: URL;
  to: URL;
  isPermanent: boolean;
  /** Whether what the address has may be kept there, such as in a cookie. */
  keepsIds: boolean;
}

/** The redirects of a link, and what the last address answered, or why there was no answer. */
export interface RedirectChain {
  start: URL | undefined;
  hops: Hop[];
  answer?: LinkAnswer;
  fault?: LinkReason;
}

/** How links are followed. */
export interface FollowOptions {
  network: Network;
  /** How long the servers of one link may take in all, in milliseconds. */
  timeout: number;
}

/** Follows a link to its end. Rejects only where the signal stops it. */
export type FollowLink = (link: LinkToCheck, stop: AbortSignal) => Promise<RedirectChain>;

/** Creates what follows links: each host gets one request at a time, and none more once it has asked to be left alone. */
export function createFollowLink({ network, timeout }: FollowOptions): FollowLink {
  const queue = createHostQueue();
  const robots = createRobots();
  const limitedHosts = new Set<string>();

  return async ({ url, kind }, stop) => {
    let left = timeout;
    const ask = (to: URL, maxBytes?: number) =>
      queue(to, async () => {
        const started = performance.now();
        const limit = AbortSignal.timeout(Math.max(1, Math.ceil(left)));
        const signal = AbortSignal.any([stop, limit]);
        try {
          return await requestLink(to, network, { signal, ...(maxBytes === undefined ? {} : { maxBytes }) });
        } catch (error) {
          stop.throwIfAborted();
          throw new LinkFault(limit.aborted ? 'timeout' : reasonOf(error as NodeJS.ErrnoException));
        } finally {
          // The time in the queue is not the server's.
          left -= performance.now() - started;
        }
      });
    const placed = fillPlacement(url, SAMPLE_PLACEMENT, SAMPLE_IDS.market);
    const start = webUrl(hasPlaceholders(placed) ? addAttribution(placed, SAMPLE_IDS) : placed);
    const chain: RedirectChain = { start, hops: [] };
    if (start === undefined) return { ...chain, fault: 'invalid-address' };
    let at = start;
    for (;;) {
      if (limitedHosts.has(hostOf(at))) return { ...chain, fault: 'too-many-requests' };
      if (kind === 'terms' && at.href.length > MAX_PAGE_ADDRESS)
        return { ...chain, fault: 'invalid-address' };
      try {
        if (kind === 'terms' && !(await robots(at, ask))) return { ...chain, fault: 'robots' };
        const answer = await ask(at);
        if (answer.status === 429) limitedHosts.add(hostOf(at));
        const to = redirectTarget(answer, at);
        if (to === undefined) return { ...chain, answer };
        if (to === 'invalid') return { ...chain, fault: 'invalid-address' };
        chain.hops.push({
          ...{ from: at, to },
          isPermanent: answer.status === 301 || answer.status === 308,
          // A page has scripts, which may keep what its address has.
          keepsIds: answer.headers['set-cookie'] !== undefined || answer.headers.location === undefined,
        });
        if (chain.hops.length > MAX_REDIRECTS) return { ...chain, fault: 'too-many-redirects' };
        at = to;
      } catch (error) {
        if (error instanceof LinkFault) return { ...chain, fault: error.reason };
        throw error;
      }
    }
  };
}

/** Why a request got no answer. */
class LinkFault extends Error {
  constructor(readonly reason: LinkReason) {
    super(reason);
  }
}

function reasonOf({ code = '' }: NodeJS.ErrnoException): LinkReason {
  if (code === PRIVATE_ADDRESS) return 'private-address';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'unknown-host';
  if (/CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|UNABLE_TO_/.test(code)) return 'certificate';
  return 'unreachable';
}
