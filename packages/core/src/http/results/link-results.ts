import * as z from 'zod';
import { LINK_OUTCOMES, LINK_REASONS } from '../../diagnostics/link-result.js';
import { LINK_COLLECTIONS } from '../../operations/links/outgoing-links.js';
import { count, listOf } from './result-parts.js';

/** The results of operations on links to other sites. */
export function linkResults() {
  const outcomes = z.record(z.enum(LINK_OUTCOMES), count);
  const places = z.array(
    z.strictObject({
      in: z.enum(LINK_COLLECTIONS),
      id: z.string(),
      name: z.string(),
      field: z.enum(['visitUrl', 'termsUrl', 'playUrl']),
    }),
  );
  const link = z.strictObject({
    url: z.string(),
    kind: z.enum(['visit', 'play', 'terms']),
    places,
    outcome: z.enum(LINK_OUTCOMES),
    reason: z.enum(LINK_REASONS).optional(),
    status: z.int().optional(),
    finalUrl: z.string().optional(),
    newUrl: z.string().optional(),
    lost: z.array(z.string()).optional(),
    checkedAt: z.string(),
    message: z.string(),
  });
  return {
    'links.list': listOf(link).extend({ outcomes, unchecked: count }),
    'links.check': z.strictObject({ checked: count, outcomes, records: z.array(link) }),
    'links.update': z.strictObject({
      records: z.array(z.strictObject({ url: z.string(), newUrl: z.string(), places })),
    }),
  };
}
