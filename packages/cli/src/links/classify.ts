import type { LinkOutcome, LinkReason, LinkResult, LinkToCheck } from '@croupier/core';
import { type RedirectChain, SAMPLE_IDS } from './follow-link.js';
import { isParked } from './is-parked.js';
import { type DomainOf, lostParameters } from './lost-parameters.js';
import { findMove } from './new-address.js';
import type { LinkAnswer } from './request-link.js';

type Outcome = Pick<LinkResult, 'outcome' | 'reason' | 'newUrl' | 'lost'>;

/** The result of a link: a bad end counts before lost parameters, and these before a move. */
export function classify(link: LinkToCheck, chain: RedirectChain, domainOf: DomainOf): LinkResult {
  const { start, hops, answer } = chain;
  const end = hops.at(-1)?.to;
  const finalUrl = end === undefined ? undefined : end.href.replaceAll(ANY_SAMPLE_ID, '');
  return {
    url: link.url,
    ...(answer === undefined ? {} : { status: answer.status }),
    ...(finalUrl === undefined || finalUrl === start?.href ? {} : { finalUrl }),
    ...outcomeOf(link, chain, domainOf),
  };
}

const ANY_SAMPLE_ID = new RegExp(Object.values(SAMPLE_IDS).join('|'), 'g');

function outcomeOf(
  link: LinkToCheck,
  { start, hops, answer, fault }: RedirectChain,
  domainOf: DomainOf,
): Outcome {
  if (fault !== undefined) return { outcome: FAULTS[fault] ?? 'failed', reason: fault };
  if (start === undefined || answer === undefined) return { outcome: 'failed', reason: 'unreachable' };
  const bad = badAnswer(answer);
  if (bad !== undefined) return bad;
  if (isParked(hops.at(-1)?.to ?? start, answer.body, domainOf)) return { outcome: 'parked' };
  const lost = link.kind === 'terms' ? [] : lostParameters(start, hops, domainOf);
  if (lost.length > 0) return { outcome: 'lost-parameters', lost };
  const move = findMove(link, hops, domainOf);
  if (move === undefined) return { outcome: 'ok' };
  if (move.isHomePage) return { outcome: link.kind === 'terms' ? 'gone' : 'moved', reason: 'home-page' };
  return { outcome: 'moved', ...(move.newUrl === undefined ? {} : { newUrl: move.newUrl }) };
}

const FAULTS: Partial<Record<LinkReason, LinkOutcome>> = {
  'unknown-host': 'gone',
  robots: 'blocked',
  'too-many-requests': 'blocked',
};

const BLOCKED_STATUSES = [401, 403, 407, 429, 451];

function badAnswer({ status, headers }: LinkAnswer): Outcome | undefined {
  if (isBotWall(headers)) return { outcome: 'blocked', reason: 'bot-wall' };
  if (status === 429) return { outcome: 'blocked', reason: 'too-many-requests' };
  if (BLOCKED_STATUSES.includes(status)) return { outcome: 'blocked', reason: 'status' };
  if (status === 404 || status === 410) return { outcome: 'gone', reason: 'status' };
  return status >= 200 && status < 300 ? undefined : { outcome: 'failed', reason: 'status' };
}

/** Whether a guard before the server asks whether we are people, in the headers that Cloudflare and AWS document for that. */
function isBotWall(headers: LinkAnswer['headers']): boolean {
  const action = headers['x-amzn-waf-action'];
  return headers['cf-mitigated'] === 'challenge' || action === 'challenge' || action === 'captcha';
}
