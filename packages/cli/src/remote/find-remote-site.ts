import { Problem } from '@croupier/core';
import { didYouMean } from '../command-line/did-you-mean.js';
import { isLoopback } from '../loopback.js';
import type { GlobalOptionValues } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { readNamedSites } from './named-sites.js';

/** A served site, and the token to send it. */
interface RemoteSite {
  url: string;
  token: string | undefined;
}

/** The site that a run works on: --site, else CROUPIER_SITE unless a store is named; undefined for a store. */
export function siteOption({ site, store }: GlobalOptionValues): string | undefined {
  return site ?? (store === undefined ? process.env.CROUPIER_SITE || undefined : undefined);
}

/** The address and token of a site by address or name. Problems: `usage`, `not-found`. */
export async function findRemoteSite(nameOrUrl: string): Promise<RemoteSite> {
  const token = process.env.CROUPIER_TOKEN?.trim() || undefined;
  if (/^https?:\/\//i.test(nameOrUrl)) return withSafeToken({ url: parseSiteUrl(nameOrUrl), token });
  const sites = await readNamedSites();
  const found = sites[nameOrUrl];
  if (found !== undefined) return withSafeToken({ url: found.url, token: token ?? found.token });
  const names = Object.keys(sites);
  throw new Problem('not-found', `There is no site called '${nameOrUrl}'`, {
    hint: didYouMean(nameOrUrl, names) ?? 'Give its address, or name it: croupier sites add NAME https://….',
  });
}

/** The origin of a site's address. Problem: `usage`. */
export function parseSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && url.username === '' && url.pathname === '/' && url.search === '';
  if (isPlain && /^https?:$/.test(url.protocol)) return url.origin;
  throw usageProblem(`'${text}' is not the address of a site`, 'Give it as https://guide.example.');
}

/** Refuses to send a token where anybody on the way could read it. */
function withSafeToken(site: RemoteSite): RemoteSite {
  const { protocol, hostname } = new URL(site.url);
  if (site.token === undefined || protocol === 'https:' || isLoopback(hostname)) return site;
  throw usageProblem(
    `A token would be sent to ${site.url} without encryption`,
    'Name the site by its https address.',
  );
}

/** Refuses --site and CROUPIER_SITE for a command that works on the files of a store. Problem: `usage`. */
export function refuseSite(globals: GlobalOptionValues): void {
  if (siteOption(globals) === undefined) return;
  if (globals.site === undefined)
    throw usageProblem(
      'This works on the files of a store, and CROUPIER_SITE names a served site',
      'Name the store with --store DIR, or run it without CROUPIER_SITE.',
    );
  throw usageProblem(
    'This works on the files of a store, not on a served site',
    'Run it where the store is.',
  );
}
