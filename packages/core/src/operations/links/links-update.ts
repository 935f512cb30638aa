import * as z from 'zod';
import { problem } from '../../problem.js';
import { localDay } from '../../store/traffic-log.js';
import { change } from '../define/operation.js';
import { keptResults } from './kept-results.js';
import { linkRecords } from './link-records.js';
import { exposure } from './links-check.js';
import { outgoingLinks } from './outgoing-links.js';

/**
 * Puts the new address of links that moved for good in every place that has the old one; one undo takes that back.
 * Problem: `not-found` for a link without a new address.
 */
export const linksUpdate = change({
  name: 'links.update',
  summary: 'Put the new address of links that moved for good in place of the old one',
  permission: 'edit casinos, bonuses and games',
  exposure,
  input: () =>
    z.strictObject({
      links: z.array(z.string().min(1).describe('The address as it is stored')).min(1),
    }),
  prepare: ({ expiring }) => keptResults(expiring),
  run({ content, now }, { links }, results) {
    const moved = linkRecords(outgoingLinks(content, localDay(Date.parse(now))), results).filter(
      ({ outcome, newUrl }) => outcome === 'moved' && newUrl !== undefined,
    );
    const byUrl = new Map(moved.map((one) => [one.url, one]));
    const records = [...new Set(links)].map((url) => {
      const found = byUrl.get(url);
      if (found?.newUrl === undefined) throw problem('link.not-moved', { url });
      const { newUrl, places } = found;
      for (const { in: collection, id, field } of places) content[collection].update(id, { [field]: newUrl });
      return { url, newUrl, places };
    });
    return { records };
  },
});
