import { Parser } from 'htmlparser2';
import type { DomainOf } from './lost-parameters.js';

/**
 * Domains of services that park or sell domains: "Parking Sensors: Analyzing and Detecting Parked Domains" (NDSS 2015) names
 * the parking services; the markets are those to which registrars send parked domains.
 */
const PARKING_DOMAINS: ReadonlySet<string> = new Set([
  'above.com',
  'afternic.com',
  'bodis.com',
  'dan.com',
  'hugedomains.com',
  'parkingcrew.net',
  'parklogic.com',
  'sedo.com',
  'sedoparking.com',
]);

/** Whether an address is of a service for parked domains, or a page is made of the scripts or frames of one. */
export function isParked(url: URL, html: string, domainOf: DomainOf): boolean {
  if (PARKING_DOMAINS.has(domainOf(url))) return true;
  let isOne = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      // The key by which the feed of advertisements for parked domains is let through blockers.
      if (name === 'html' && attributes['data-adblockkey'] !== undefined) isOne = true;
      if (name !== 'script' && name !== 'iframe' && name !== 'frame') return;
      const { src } = attributes;
      if (src === undefined || !URL.canParse(src, url.href)) return;
      const source = new URL(src, url);
      if (PARKING_DOMAINS.has(domainOf(source)) || source.pathname.startsWith('/parking-lander/'))
        isOne = true;
    },
  });
  parser.write(html);
  parser.end();
  return isOne;
}
