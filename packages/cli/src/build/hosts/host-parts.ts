import { buildHostFile, type RedirectHost } from '@croupier/core';
import type { HostSources } from './host.js';

/** The redirects of a site in a host's format, and what becomes of those that it cannot express. */
export function redirectPart(
  host: RedirectHost,
  { rules, visits }: HostSources,
): { text: string; remarks: string[] } {
  const { text, left, differing } = buildHostFile(host, [...rules, ...visits]);
  return {
    text,
    remarks: [
      ...left.map(({ rule, why }) => `${host}: the redirect of ${rule.source} is left out: ${why}.`),
      ...differing.map(({ rule, why }) => `${host}: the redirect of ${rule.source} differs: ${why}.`),
    ],
  };
}

/** What becomes of casinos that are no longer listed, on a host whose files can name no address that is gone. */
export function goneRemarks(host: string, { gone }: Pick<HostSources, 'gone'>): string[] {
  return gone.length === 0 ? [] : [`${host}: a casino that is no longer listed answers 404, not 410.`];
}
