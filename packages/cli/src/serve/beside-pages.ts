import { type Home, type PublicCatalogue, robotsText } from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import { embedAnswer } from './embeds.js';
import { feedAnswer, isFeed } from './feed.js';
import { EVERY_FILE } from './security-headers.js';
import { hasSitemap, sitemapAnswer } from './sitemap.js';
import { pictureAnswer, pictureAt, type Sheet, sheetAnswer } from './uploads.js';

/** What an edition makes answers from. */
export interface Making {
  catalogue: PublicCatalogue;
  home: Pick<Home, 'media'>;
  /** The sheet of the custom CSS. */
  sheet: Sheet | undefined;
  /** Draws the page of a path. */
  draw(
    path: string,
    query?: string,
  ): Promise<{ status: number; headers: Record<string, string>; html: string }>;
}

/** Makes an answer; undefined where what it would show is gone. */
export type Make = () => Promise<Answer | undefined>;

/** How to answer for a path that is the site's and no page: embeds, the sitemap, the feed, robots.txt, styles, pictures. */
export function besidePages({ catalogue, home, sheet, draw }: Making, path: string): Make | undefined {
  if (path === '/robots.txt') return () => robotsAnswer(catalogue);
  if (hasSitemap(catalogue, path)) return () => sitemapAnswer(catalogue, path);
  if (isFeed(catalogue, path)) return () => feedAnswer(catalogue);
  if (sheet !== undefined && path === sheet.path) return () => sheetAnswer(sheet);
  const file = pictureAt(catalogue, path);
  if (file !== undefined) return () => pictureAnswer(home, file);
  return embedAnswer(catalogue, path, draw);
}

function robotsAnswer({ settings }: PublicCatalogue): Promise<Answer> {
  const headers = { ...EVERY_FILE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return wholeAnswer(200, headers, robotsText(settings));
}
