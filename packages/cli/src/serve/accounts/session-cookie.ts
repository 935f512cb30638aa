import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../loopback.js';
import { hostName } from '../requests/host-check.js';
import type { RequestContext } from '../requests/request-context.js';
import type { OpenedSession } from './sessions.js';

const SECURE_NAME = '__Host-croupier';
/** Browsers refuse the prefix without TLS; this name is for the machine itself. */
const LOOPBACK_NAME = 'croupier';

const VALUES = {
  [SECURE_NAME]: cookiePattern(SECURE_NAME),
  [LOOPBACK_NAME]: cookiePattern(LOOPBACK_NAME),
};

/** The secret of the session that a request belongs to. */
export function sessionSecret(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { client }: Pick<RequestContext, 'client'>,
): string | undefined {
  if (headers.cookie === undefined) return undefined;
  return VALUES[client.isSecure ? SECURE_NAME : LOOPBACK_NAME].exec(headers.cookie)?.[1];
}

/** Whether a session may begin over the connection of a request: over TLS, or on the machine itself. */
export function maySignIn(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { client }: Pick<RequestContext, 'client'>,
): boolean {
  return client.isSecure || isLoopback(hostName(headers.host) ?? '');
}

/** The Set-Cookie header that begins a session, or ends one without a session. */
export function sessionCookie(
  session: OpenedSession | undefined,
  { client }: Pick<RequestContext, 'client'>,
): string {
  const name = client.isSecure ? SECURE_NAME : LOOPBACK_NAME;
  return [
    `${name}=${session?.secret ?? ''}`,
    'Path=/',
    `Max-Age=${session?.maxAgeSeconds ?? 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(client.isSecure ? ['Secure'] : []),
  ].join('; ');
}

function cookiePattern(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
}
