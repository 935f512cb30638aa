import { FEED_PATH, feedXml, hasFeed, type PublicCatalogue } from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import { EVERY_FILE } from './security-headers.js';

/** Whether a path is the feed's; there is none while the settings do not say where the site is. */
export function isFeed(catalogue: PublicCatalogue, path: string): boolean {
  return path === FEED_PATH && hasFeed(catalogue);
}

/** The newest posts, for readers that follow the site. */
export async function feedAnswer(catalogue: PublicCatalogue): Promise<Answer | undefined> {
  const xml = feedXml(catalogue);
  if (xml === undefined) return undefined;
  const headers = {
    ...EVERY_FILE,
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return wholeAnswer(200, headers, xml);
}
