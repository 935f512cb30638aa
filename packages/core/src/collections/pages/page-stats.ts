import * as z from 'zod';
import { messages } from '../../messages.js';
import { question } from '../../operations/define/operation.js';
import { recordRef } from '../../operations/records/named-records.js';
import { readingMinutes, textLength } from '../../rules/reading-time.js';
import { localDay } from '../../store/traffic-log.js';

/** The length of a text, without its tags. */
export interface ContentStats {
  words: number;
  characters: number;
  /** `3 min read`. */
  readTime: string;
}

/** The length of HTML and its reading time. */
export function contentStats(html: string): ContentStats {
  return { ...textLength(html), readTime: messages.readTime(readingMinutes(html)) };
}

/** The number of pages: all, published, drafts, created in this local month; with `page` its length too. */
export const pagesStats = question({
  name: 'pages.stats',
  summary: 'Count pages, or the words of one',
  permission: 'see all content',
  exposure: { screen: '/admin/pages' },
  input: () => z.strictObject({ record: recordRef().optional() }),
  run({ content, now }, { record }) {
    const month = localMonthOf(now);
    const counts = { total: 0, published: 0, drafts: 0, thisMonth: 0 };
    for (const { isPublished, createdAt } of content.pages.all()) {
      counts.total++;
      counts[isPublished ? 'published' : 'drafts']++;
      if (localMonthOf(createdAt) === month) counts.thisMonth++;
    }
    if (record === undefined) return counts;
    return { ...counts, page: contentStats(content.pages.require(record).content) };
  },
});

/** The local month of a timestamp: YYYY-MM. */
function localMonthOf(at: string): string {
  return localDay(Date.parse(at)).slice(0, 7);
}
