import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '../../download/network.js';
import { isPublicAddress } from '../../download/public-address.js';

/** What a host of the local web answers. */
export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A server on this machine with hosts of any name, and a network in which its address counts as public. */
export interface LocalWeb {
  network: Network;
  /** The address of a path at a host: `to('casino.example/offer')`. */
  to(address: string, scheme?: string): string;
  /** Sets what a host answers. */
  host(name: string, answer: Answer): void;
  /** Every request: its host and path. */
  requests: string[];
  port: number;
  close(): Promise<void>;
}

/** Opens a web on this machine. `leads` names the addresses of hosts that are elsewhere. */
export async function openLocalWeb(
  leads: Readonly<Record<string, readonly string[]>> = {},
): Promise<LocalWeb> {
  const hosts = new Map<string, Answer>();
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(`${url.hostname}${url.pathname}${url.search}`);
    const answer = hosts.get(url.hostname);
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response, url);
  };
  const server = createServer(listener);
  // Every address of this machine, so that only the guard keeps a request from it.
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    network: {
      resolve(hostname, _options, callback) {
        const known = leads[hostname] ?? (hosts.has(hostname) ? ['127.0.0.1'] : undefined);
        if (known === undefined) {
          callback(Object.assign(new Error(`no ${hostname}`), { code: 'ENOTFOUND' }), []);
          return;
        }
        callback(
          null,
          known.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      },
      isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    },
    to(address, scheme = 'http') {
      const [host = '', ...path] = address.split('/');
      return `${scheme}://${host}:${port}/${path.join('/')}`;
    },
    host: (name, answer) => void hosts.set(name, answer),
    requests,
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Redirects to another address. */
export function redirect(
  status: number,
  to: (url: URL) => string,
  headers: Record<string, string> = {},
): Answer {
  return (_request, response, url) => response.writeHead(status, { location: to(url), ...headers }).end();
}

/** A page with a body. */
export function page(html = '<!doctype html><title>Casino</title>', status = 200, headers = {}): Answer {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}
