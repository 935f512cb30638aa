import * as z from 'zod';
import { EARNING_GROUPS } from '../../operations/earnings/group-earnings.js';
import { count } from './result-parts.js';

/** What the books answer. */
export function earningsResults() {
  const amounts = z.record(z.string(), z.string());
  const row = z.strictObject({
    ...{ name: z.string(), visits: count, clicks: count, signUps: count, firstDeposits: count },
    ...{ revenue: amounts, perClick: amounts },
  });
  const sums = { rows: z.array(row), total: row, leftOut: count, unmatched: count, withoutRate: amounts };
  const onDay = z.strictObject({ day: z.string(), visits: count, clicks: count });
  return {
    'earnings.report': z.strictObject({
      by: z.enum(EARNING_GROUPS),
      ...sums,
      before: z
        .strictObject({ since: z.iso.date(), until: z.iso.date(), rows: z.array(row), total: row })
        .optional(),
      plot: z.string().optional(),
    }),
    'earnings.reconcile': z.strictObject({
      rows: z.array(
        z.strictObject({
          ...{ programme: z.string(), casino: z.string(), placement: z.string() },
          ...{ visits: count, clicks: count, missing: z.int(), isGap: z.boolean(), days: z.array(onDay) },
        }),
      ),
      gaps: count,
      reported: z.array(z.strictObject({ programme: z.string(), days: count })),
    }),
  };
}
