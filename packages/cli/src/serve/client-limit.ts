import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** How many reports of one client count in a window, and how long that is, in milliseconds. */
const MOST = 60;
const WINDOW = 60_000;
/** How many clients are remembered; beyond that the one not heard of the longest is forgotten. */
const MOST_CLIENTS = 20_000;

/** True while a client has not said more than a reader of pages would. */
export function clientLimit(now: () => number = Date.now): (client: string) => boolean {
  const windows = new LRUCache<string, { until: number; count: number }>({ max: MOST_CLIENTS });
  return (client) => {
    const time = now();
    const known = windows.get(client);
    const window = known !== undefined && known.until > time ? known : { until: time + WINDOW, count: 0 };
    if (window !== known) windows.set(client, window);
    return ++window.count <= MOST;
  };
}

const OWN_NETWORK = new BlockList();
OWN_NETWORK.addSubnet('127.0.0.0', 8);
OWN_NETWORK.addSubnet('10.0.0.0', 8);
OWN_NETWORK.addSubnet('172.16.0.0', 12);
OWN_NETWORK.addSubnet('192.168.0.0', 16);
OWN_NETWORK.addAddress('::1', 'ipv6');
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6');

/**
 * Who sends a request: its address, or behind a web server on the own network the last one that this server names. One
 * household has 2^64 addresses of IPv6, so of these only the network counts.
 */
export function clientOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const near = plainAddress(socket.remoteAddress ?? '');
  const forwarded =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  const isNear = near !== '' && OWN_NETWORK.check(near, isIPv6(near) ? 'ipv6' : 'ipv4');
  return network(isNear && forwarded !== '' ? plainAddress(forwarded) : near);
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function network(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 45);
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((half) => (half === '' ? [] : half.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
