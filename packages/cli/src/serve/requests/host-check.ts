import { isIP } from 'node:net';
import { isLoopback } from '../../loopback.js';

const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::\d{1,5})?$/i;

/** Whose name a Host is. */
export type HostKind = 'own' | 'foreign' | 'malformed';

/** `checkHost` for a server that listens at `host`; it remembers the last one, since nearly all requests name the same. */
export function createHostCheck(
  host: string,
): (header: string | undefined, baseUrl: string | undefined) => HostKind {
  let last: { header: string | undefined; baseUrl: string | undefined; kind: HostKind } | undefined;
  return (header, baseUrl) => {
    if (last === undefined || last.header !== header || last.baseUrl !== baseUrl) {
      last = { header, baseUrl, kind: checkHost(header, { host, baseUrl }) };
    }
    return last.kind;
  };
}

/**
 * Whether a request's Host names this server: `malformed` where it names nothing, `foreign` where it names another.
 * A name that somebody else owns may be pointed at this machine to read it through a visitor's browser; numbers may not.
 */
export function checkHost(
  header: string | undefined,
  own: { host: string; baseUrl: string | undefined },
): HostKind {
  const name = hostName(header);
  if (name === undefined) return 'malformed';
  const bare = name.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return 'own';
  if (name.startsWith('[')) return 'malformed';
  if (isLoopback(bare) || bare === own.host.toLowerCase()) return 'own';
  return own.baseUrl !== undefined && new URL(own.baseUrl).hostname === bare ? 'own' : 'foreign';
}

/** The name in a Host header, in lower case and without the port; undefined if it is malformed. */
export function hostName(header: string | undefined): string | undefined {
  return HOST_HEADER.exec(header ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '');
}
