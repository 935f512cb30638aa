import robotsParser from 'robots-parser';
import { type LinkAnswer, MAX_ROBOTS_BYTES, USER_AGENT } from './request-link.js';

/** Asks for one address; the same that follows a link. */
type Ask = (url: URL, maxBytes: number) => Promise<LinkAnswer>;

/** Whether the robots.txt of its host lets us read a page. Rejects like the request for the robots.txt. */
export type AllowsRobots = (page: URL, ask: Ask) => Promise<boolean>;

/** Creates what reads the robots.txt of each host once. */
export function createRobots(): AllowsRobots {
  const files = new Map<string, Promise<string>>();
  return async (page, ask) => {
    const address = new URL('/robots.txt', page);
    const file = files.get(address.href) ?? readRobots(address, ask);
    files.set(address.href, file);
    // One link may have run out of time; the next tries again.
    file.catch(() => files.delete(address.href));
    return robotsParser(address.href, await file).isDisallowed(page.href, USER_AGENT) !== true;
  };
}

const FORBIDS_ALL = 'User-agent: *\nDisallow: /';

/** Without a file, everything is allowed; with a server that fails, nothing: RFC 9309, section 2.3.1. */
async function readRobots(address: URL, ask: Ask): Promise<string> {
  const { status, body } = await ask(address, MAX_ROBOTS_BYTES);
  if (status >= 500 || status === 429) return FORBIDS_ALL;
  return status === 200 ? body : '';
}
