import type { LinkToCheck } from '@croupier/core';
import { type Hop, SAMPLE_IDS } from './follow-link.js';
import type { DomainOf } from './lost-parameters.js';

/** Where a link moved for good: to another address of its kind, or to the home page, which takes the place of no other page. */
export interface Move {
  isHomePage: boolean;
  /** With the placeholders of the link; undefined where it cannot take the link's place. */
  newUrl: string | undefined;
}

/**
 * Where a link moved for good. That is said by the permanent redirects at the beginning of its way, but not by those with
 * which an affiliate program sends a click on: to another domain at another path, or with parameters of the click.
 */
export function findMove(
  { url, kind }: LinkToCheck,
  hops: readonly Hop[],
  domainOf: DomainOf,
): Move | undefined {
  const end = hops.findIndex((hop) => !hop.isPermanent || !isMove(hop, kind, domainOf));
  const moves = hops.slice(0, end < 0 ? hops.length : end);
  const first = moves[0];
  const last = moves.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isHomePage = first.from.pathname !== '/' && last.to.pathname === '/';
  return { isHomePage, newUrl: isHomePage ? undefined : withPlaceholders(last.to.href, url) };
}

function isMove({ from, to }: Hop, kind: LinkToCheck['kind'], domainOf: DomainOf): boolean {
  if ([...to.searchParams.keys()].some((name) => !from.searchParams.has(name))) return false;
  if (kind === 'terms' || domainOf(from) === domainOf(to)) return true;
  return withoutSlash(to.pathname) === withoutSlash(from.pathname);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The new address with the placeholders of the old one in place of the sample ids; undefined where one is not in it. */
function withPlaceholders(address: string, stored: string): string | undefined {
  let restored = address;
  for (const [name, id] of Object.entries(SAMPLE_IDS)) restored = restored.replaceAll(id, `{${name}}`);
  const wanted = placeholdersOf(stored);
  const kept = placeholdersOf(restored);
  return wanted.every((one) => kept.includes(one)) ? restored : undefined;
}

function placeholdersOf(address: string): string[] {
  const names = Object.keys(SAMPLE_IDS).join('|');
  return [...address.matchAll(new RegExp(`(?:\\{|%7B)(${names})(?:\\}|%7D)`, 'gi'))].map(([, name = '']) =>
    name.toLowerCase(),
  );
}
