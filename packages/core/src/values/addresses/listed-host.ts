import { hostOf } from './host-of.js';

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** The host that a text names, as registers and listings have it: with or without a scheme, a path or a wildcard; undefined for none. */
export function listedHost(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .replace(/^\*\./, '');
  if (bare === '' || /[\s@]/.test(bare)) return undefined;
  const host = hostOf(`https://${bare}`)?.toLowerCase();
  return host !== undefined && host.length <= 253 && HOST.test(host) ? host : undefined;
}
