import * as z from 'zod';
import { problem } from '../../problem.js';
import { localDay } from '../../store/traffic-log.js';
import { traffic } from '../define/operation.js';
import { type KeptResult, keepResults } from './kept-results.js';
import { countOutcomes, linkRecords } from './link-records.js';
import { outgoingLinks } from './outgoing-links.js';

/** Where operations of links stand. */
export const exposure = { screen: '/admin/redirects' };

/** How many links an answer names; all are counted and kept. */
const MOST_NAMED = 1_000;
/** How long the servers of one link may take in all, in seconds. */
const USUAL_TIMEOUT = 20;

/**
 * Follows every outgoing link of the site, and keeps what was found. A check that is stopped keeps what it found before.
 * Problems: `usage` where nothing here follows links, `not-found` for a casino.
 */
export const linksCheck = traffic({
  name: 'links.check',
  summary:
    'Follow the links to other sites: which are fine, moved, lost their parameters, parked, blocked, gone',
  permission: 'see all content',
  exposure,
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      casinos: z
        .array(z.string().min(1).describe("A casino's slug, id, or an id's first characters"))
        .default([])
        .describe('Only the links of these casinos, their listings and their offers'),
      timeout: z
        .int()
        .min(1)
        .max(120)
        .default(USUAL_TIMEOUT)
        .describe('How long the servers of one link may take in all, in seconds'),
    }),
  async run({ siteTools, store, expiring, now, dryRun, signal, onProgress }, { casinos, timeout }) {
    const follow = siteTools?.checkLinks;
    if (follow === undefined) throw problem('link.not-followed-here');
    const [links, all] = await store.question((content) => {
      const today = localDay(Date.parse(now));
      const only = new Set(casinos.map((ref) => content.casinos.require(ref).id));
      const every = outgoingLinks(content, today);
      return [only.size === 0 ? every : outgoingLinks(content, today, only), every] as const;
    });
    const results: KeptResult[] = [];
    const there = new Set([...all, ...links].map(({ url }) => url));
    try {
      await follow(links, {
        timeout: timeout * 1_000,
        signal,
        onResult(result) {
          results.push({ ...result, checkedAt: now });
          onProgress({ done: results.length, total: links.length, unit: 'links' });
        },
      });
    } finally {
      if (!dryRun) await keepResults(expiring, results, (url) => there.has(url), now);
    }
    const records = linkRecords(links, new Map(results.map((result) => [result.url, result])));
    const notFine = records.filter(({ outcome }) => outcome !== 'ok');
    return {
      checked: records.length,
      outcomes: countOutcomes(records),
      records: notFine.slice(0, MOST_NAMED),
    };
  },
});
