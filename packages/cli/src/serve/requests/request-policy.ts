import type { IncomingMessage } from 'node:http';
import { BEACON_PATH } from '@croupier/core';
import { FORM_LIMITS } from '../accounts/account-handler.js';
import { SITE_FORMS } from '../forms/site-forms.js';
import { BEACON_LIMITS } from '../traffic/beacon.js';
import type { RejectedRequest } from './rejected-request.js';
import type { BodyLimits } from './request-body.js';

/** The methods and the body that a route accepts. */
interface RequestPolicy {
  methods: readonly string[];
  /** The limits of its body; a route without them takes none. */
  body?: BodyLimits;
}

const PAGES: RequestPolicy = { methods: ['GET', 'HEAD'] };

/** The routes that take a body, by their whole address: none of them has a query. */
const POLICIES: ReadonlyMap<string, RequestPolicy> = new Map<string, RequestPolicy>([
  [BEACON_PATH, { methods: ['POST'], body: BEACON_LIMITS }],
  ...[...SITE_FORMS.keys()].map((path): [string, RequestPolicy] => [
    path,
    { methods: ['GET', 'HEAD', 'POST'], body: FORM_LIMITS },
  ]),
]);

/** The policy of the address that a request names. */
export function policyOf(target: string): RequestPolicy {
  return POLICIES.get(target) ?? PAGES;
}

const MAX_URL_LENGTH = 2_048;

/** Why a request is not accepted; undefined if it is. */
export function checkRequest(
  { method = '', url = '', headers }: IncomingMessage,
  { methods, body }: RequestPolicy,
): RejectedRequest | undefined {
  if (!methods.includes(method)) {
    return [
      405,
      `Only ${methods.join(' and ')} ${methods.length === 1 ? 'is' : 'are'} answered here.`,
      methods.join(', '),
    ];
  }
  const length = Number(headers['content-length'] ?? 0);
  const takesBody = body !== undefined && method === 'POST';
  if (!takesBody && (headers['transfer-encoding'] !== undefined || length > 0)) {
    return [413, 'A request for a page has no body.'];
  }
  return url.length > MAX_URL_LENGTH ? [414, 'This address is too long.'] : undefined;
}
