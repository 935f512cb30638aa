import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** How names are looked up, and to which addresses one may connect; tests bring names and addresses of their own. */
export interface Network {
  resolve(
    hostname: string,
    options: LookupAllOptions,
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ): void;
  isPublic(address: string): boolean;
}

/** The public internet. */
export const PUBLIC_NETWORK: Network = {
  resolve: (hostname, options, callback) => dns.lookup(hostname, options, callback),
  isPublic: isPublicAddress,
};

/** Throws what `refuse` makes where a URL names an IP address to which one may not connect: such a connection looks nothing up. */
export function requirePublicHost(url: URL, network: Network, refuse: (host: string) => Error): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !network.isPublic(host)) throw refuse(url.hostname);
}

/**
 * Looks a name up once, as connections do, and refuses one that leads to an address which is not public. The connection
 * takes the very addresses that were judged.
 */
export function publicLookup(network: Network, refuse: (host: string) => Error): LookupFunction {
  return (hostname, options, callback) => {
    network.resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      if (!addresses.every(({ address }) => network.isPublic(address)))
        return callback(refuse(hostname) as NodeJS.ErrnoException, '');
      const [first] = addresses;
      if (options.all === true || first === undefined) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
