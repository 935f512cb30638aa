import type { LinkToCheck, LinkWork } from '@croupier/core';
import { loadRegisteredDomain } from '@croupier/core/node';
import { type Network, PUBLIC_NETWORK } from '../download/network.js';
import { classify } from './classify.js';
import { createFollowLink } from './follow-link.js';
import { hostOf } from './host-queue.js';

/** How many links are followed at once, each of another host. */
const MAX_HOSTS_AT_ONCE = 8;

/** How links are followed; the network is the public internet unless given. */
interface CheckLinksOptions extends LinkWork {
  network?: Network;
}

/** Follows links, several at once but one of a host at a time. Rejects only where the signal stops it. */
export async function checkLinks(
  links: readonly LinkToCheck[],
  { signal, onResult, timeout, network = PUBLIC_NETWORK }: CheckLinksOptions,
): Promise<void> {
  const registeredDomain = await loadRegisteredDomain();
  const domainOf = (url: URL) => registeredDomain(url.hostname) ?? hostOf(url);
  const follow = createFollowLink({ network, timeout });
  const waiting = byHost(links);
  const worker = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      for (const link of group) onResult(classify(link, await follow(link, signal), domainOf));
  };
  await Promise.all(Array.from({ length: MAX_HOSTS_AT_ONCE }, worker));
}

function byHost(links: readonly LinkToCheck[]): LinkToCheck[][] {
  const groups = new Map<string, LinkToCheck[]>();
  for (const link of links) {
    const host = URL.canParse(link.url) ? hostOf(new URL(link.url)) : '';
    const group = groups.get(host);
    if (group === undefined) groups.set(host, [link]);
    else group.push(link);
  }
  return [...groups.values()];
}
