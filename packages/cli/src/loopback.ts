import { isIP } from 'node:net';

/** Whether a host name, in lower case, is this machine: `localhost`, a name below it, `127.…` or `[::1]`. */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]') return true;
  return isIP(hostname) === 4 && hostname.startsWith('127.');
}
