import type { Hop } from './follow-link.js';

/** Tells the registered domain of a host. */
export type DomainOf = (url: URL) => string;

/** A value that is found again wherever it stands, such as within `btag=a_4711_b`. */
const MIN_FOUND_VALUE = 4;

/**
 * The names of the parameters of a link that were lost on its way, so that nobody is paid for the click. A parameter goes
 * on by its name or its value, or in a cookie of the same domain; and an affiliate program hands a click over to another
 * domain with an id of its own.
 */
export function lostParameters(start: URL, hops: readonly Hop[], domainOf: DomainOf): string[] {
  const sought = new Map([...start.searchParams].filter(([, value]) => value !== ''));
  const lost = new Set<string>();
  for (const { from, to, keepsIds } of hops) {
    const isHandedOver = domainOf(from) !== domainOf(to);
    if (isHandedOver && hasNewId(from, to)) return [];
    for (const [name, value] of sought) {
      if (isCarried(name, value, to)) lost.delete(name);
      else if (isHandedOver || !keepsIds) lost.add(name);
      else if (!lost.has(name)) sought.delete(name);
    }
  }
  return [...lost];
}

function isCarried(name: string, value: string, { href, searchParams, hash }: URL): boolean {
  const inHash = new URLSearchParams(hash.slice(hash.indexOf('?') + 1));
  if (hasParameter(searchParams, name) || hasParameter(inHash, name)) return true;
  return value.length >= MIN_FOUND_VALUE && decoded(href).includes(value);
}

function hasParameter(parameters: URLSearchParams, name: string): boolean {
  const wanted = name.toLowerCase();
  return [...parameters].some(([key, value]) => key.toLowerCase() === wanted && value !== '');
}

/** Whether an address has a parameter of its own that may stand for a click: `btag=4711`, but not `lang=fi`. */
function hasNewId(from: URL, to: URL): boolean {
  return [...to.searchParams].some(
    ([name, value]) => !from.searchParams.has(name) && !name.startsWith('utm_') && /\d|.{8}/.test(value),
  );
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
