import * as z from 'zod';
import { messages } from '../messages.js';
import { readMinutes, textLength } from '../rules/reading.js';
import { localDay } from '../store/logs.js';
import { question } from './operation.js';
import { called } from './records.js';

/** How long something written is; characters and words without its tags. */
export interface ContentStats {
  words: number;
  characters: number;
  /** `3 min read`. */
  readTime: string;
}

/** How long HTML is, and how long it takes to read. */
export function contentStats(html: string): ContentStats {
  return { ...textLength(html), readTime: messages.readTime(readMinutes(html)) };
}

/** How many pages there are in all, published, as drafts and made in this local month; with a page also how long it is. */
export const pagesStats = question({
  name: 'pages.stats',
  summary: 'Count pages, or the words of one',
  allowed: 'see all content',
  faces: { command: 'pages stats', http: true, screen: '/admin/pages' },
  input: z.strictObject({ record: called.optional() }),
  run({ content, now }, { record }) {
    const month = localMonth(now);
    const counts = { total: 0, published: 0, drafts: 0, thisMonth: 0 };
    for (const { isPublished, createdAt } of content.pages.all()) {
      counts.total++;
      counts[isPublished ? 'published' : 'drafts']++;
      if (localMonth(createdAt) === month) counts.thisMonth++;
    }
    if (record === undefined) return counts;
    return { ...counts, page: contentStats(content.pages.require(record).content) };
  },
});

/** The local month of a moment: YYYY-MM. */
function localMonth(at: string): string {
  return localDay(Date.parse(at)).slice(0, 7);
}
