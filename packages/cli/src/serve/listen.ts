import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Problem } from '@croupier/core';

const DEFAULT_PORT = 8080;
/** The loopback address, so that no other machine reaches it. */
export const DEFAULT_HOST = '127.0.0.1';

/** Listens, and gives the address, such as `http://127.0.0.1:8080`. Problem: `fault` where the port cannot be had. */
export function listen(server: Server, port = DEFAULT_PORT, host = DEFAULT_HOST): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, port, host)));
    server.listen(port, host, () => resolve(serverUrl(server, host)));
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): Problem {
  const why: Record<string, [string, string]> = {
    EADDRINUSE: [
      `Port ${port} of ${host} is in use already`,
      'Choose another with --port, or --port 0 for any.',
    ],
    EACCES: [`Port ${port} may not be used without more rights`, 'Choose one above 1023 with --port.'],
    EADDRNOTAVAIL: [`${host} is no address of this machine`, 'Choose another with --host.'],
    ENOTFOUND: [`${host} is no address of this machine`, 'Choose another with --host.'],
  };
  const [message, hint] = why[error.code ?? ''] ?? [`Cannot listen at ${host}:${port}: ${error.message}`, ''];
  return new Problem('fault', message, { cause: error, ...(hint === '' ? {} : { hint }) });
}

function serverUrl(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
