import { buildHostFile, type RedirectHost } from '@croupier/core';
import type { HostSources } from './host.js';

/** The redirects of a site in a host's format, and what becomes of those that it cannot express. */
export function redirectPart(
  host: RedirectHost,
  { rules }: HostSources,
): { text: string; remarks: string[] } {
  const { text, left, differing } = buildHostFile(host, rules);
  return {
    text,
    remarks: [
      ...left.map(({ rule, why }) => `${host}: the redirect of ${rule.source} is left out: ${why}.`),
      ...differing.map(({ rule, why }) => `${host}: the redirect of ${rule.source} differs: ${why}.`),
    ],
  };
}
