import type { PublicCatalogue } from '@croupier/core';
import { usageProblem } from '../terminal/error-output.js';

/** The catalogue as files show it: at its address, for nobody in particular. */
export function staticCatalogue(stored: PublicCatalogue, baseUrl: string | undefined): PublicCatalogue {
  const siteBaseUrl = baseUrl ?? stored.settings.siteBaseUrl;
  if (siteBaseUrl === undefined)
    throw usageProblem('A site of files needs its address', 'Give --base-url https://…, or set siteBaseUrl.');
  assertBaseUrl(siteBaseUrl);
  const address = new URL(siteBaseUrl).origin;
  return { ...stored, settings: { ...stored.settings, siteBaseUrl: address }, isStatic: true };
}

/** Refuses what no site of files can stand at. Problem: `usage`. */
export function assertBaseUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw usageProblem(`${text} is no address of a site`, 'Write it as https://guide.example.');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw usageProblem(
      `The site stands at the root of its host, not at ${url.pathname}`,
      'Give it a host of its own, such as https://guide.example.',
    );
}
