const BASE = 'https://here.invalid';
const PLAIN_HOST = /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/?#]|$)/;

/** The host that a browser opens for an address, without `www.`; undefined for a path of this site. */
export function hostOf(address: string): string | undefined {
  const plain = PLAIN_HOST.exec(address)?.[1];
  const host = plain ?? parseAddress(address)?.hostname;
  return host?.replace(/^www\.(?=.*\.)/, '').replace(/\.$/, '');
}

/** A web address in its parts; undefined for a path of this site, and for what is no address. */
export function parseAddress(address: string): URL | undefined {
  if (!URL.canParse(address, BASE)) return undefined;
  const url = new URL(address, BASE);
  return /^https?:$/.test(url.protocol) && url.origin !== BASE ? url : undefined;
}
