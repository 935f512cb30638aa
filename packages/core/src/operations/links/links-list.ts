import * as z from 'zod';
import { LINK_OUTCOMES } from '../../diagnostics/link-result.js';
import type { ReadableContent } from '../../model/collections.js';
import type { ExpiringStorage } from '../../store/expiring-storage.js';
import { localDay } from '../../store/traffic-log.js';
import { question } from '../define/operation.js';
import { paginate, pagination } from '../records/paginate.js';
import { keptResults } from './kept-results.js';
import { countOutcomes, type LinkRecord, linkRecords } from './link-records.js';
import { exposure } from './links-check.js';
import { outgoingLinks } from './outgoing-links.js';

/** The outgoing links with what their last check found, the gravest first. */
export const linksList = question({
  name: 'links.list',
  summary: 'List the links to other sites with what their last check found, the gravest first',
  permission: 'see all content',
  exposure,
  input: () =>
    pagination().extend({
      outcome: z.array(z.enum(LINK_OUTCOMES)).default([]).describe('Only links of these outcomes'),
    }),
  async run(context, { outcome, ...page }) {
    const links = outgoingLinks(context.content, localDay(Date.parse(context.now)));
    const records = linkRecords(links, await keptResults(context.expiring));
    const wanted = outcome.length === 0 ? records : records.filter((one) => outcome.includes(one.outcome));
    return {
      ...paginate(wanted, page),
      outcomes: countOutcomes(records),
      /** How many links were not checked yet. */
      unchecked: links.length - records.length,
    };
  },
});

/** The links of which something is known; without results of a check, no link is looked for. */
export async function linksWithResults({
  content,
  expiring,
  now,
}: {
  content: ReadableContent;
  expiring: ExpiringStorage;
  now: string;
}): Promise<LinkRecord[]> {
  const results = await keptResults(expiring);
  return results.size === 0 ? [] : linkRecords(outgoingLinks(content, localDay(Date.parse(now))), results);
}
