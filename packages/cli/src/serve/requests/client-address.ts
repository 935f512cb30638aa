import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { Problem } from '@croupier/core';

/** The client of a request. */
export interface Client {
  /** The address of the client; of IPv6 only the network, since one household has 2^64 addresses. */
  address: string;
  /** Whether the client's connection is encrypted. */
  isSecure: boolean;
}

/** Finds the client of a request. */
export type FindClient = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => Client;

/**
 * Finds clients behind trusted proxies, given by their addresses and networks. The headers X-Forwarded-For and
 * X-Forwarded-Proto are believed from those alone: anyone can send them. Problem: `usage` for an invalid address.
 */
export function createClientFinder(trustedProxies: readonly string[] = []): FindClient {
  if (trustedProxies.length === 0) {
    const clients = new WeakMap<object, Client>();
    return ({ socket }) => {
      const known = clients.get(socket);
      if (known !== undefined) return known;
      const client = { address: network(plainAddress(socket.remoteAddress ?? '')), isSecure: false };
      clients.set(socket, client);
      return client;
    };
  }
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return ({ socket, headers }) => {
    let address = plainAddress(socket.remoteAddress ?? '');
    if (!isTrusted(address)) return { address: network(address), isSecure: false };
    // Each proxy appends the address that it was reached from, so the last one that is no proxy is the client.
    const forwarded = valuesOf(headers['x-forwarded-for']);
    while (isTrusted(address)) {
      const before = plainAddress(forwarded.pop() ?? '');
      if (before === '') break;
      address = before;
    }
    return {
      address: network(address),
      isSecure: valuesOf(headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https',
    };
  };
}

function valuesOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const [address = '', prefix] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const bits = prefix === undefined ? undefined : Number(prefix);
    const isValid =
      isIP(address) !== 0 &&
      (bits === undefined || (/^\d+$/.test(prefix ?? '') && bits <= (family === 'ipv6' ? 128 : 32)));
    if (!isValid) throw new Problem('usage', `'${text}' is not an IP address or network`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return list;
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
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
