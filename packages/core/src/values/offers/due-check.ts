import { dayAfter } from './freshness.js';

/** How many days before its end an offer is to be looked at. */
const DAYS_BEFORE_END = 7;

/** Why an offer is to be checked: it has ended, it ends soon, it never was checked, or too long ago. */
export const DUE_REASONS = ['expired', 'ends-soon', 'unverified', 'stale'] as const;
/** One of these. */
export type DueReason = (typeof DUE_REASONS)[number];

/** A check that is due: why, and since which day, YYYY-MM-DD. */
export interface DueCheck {
  reasons: DueReason[];
  since: string;
}

/**
 * The check that an offer needs on a day (YYYY-MM-DD), where terms hold for so many days after a check; undefined where it
 * needs none. An end that was near at the last check is not asked about again before it has passed.
 */
export function dueCheck(
  offer: { lastChecked?: string | undefined; validUntil?: string | undefined; createdAt: string },
  today: string,
  days: number,
): DueCheck | undefined {
  const { lastChecked, validUntil } = offer;
  const created = offer.createdAt.slice(0, 10);
  const since = new Map<DueReason, string>();
  if (validUntil !== undefined) {
    const soon = dayAfter(validUntil, -DAYS_BEFORE_END);
    if (validUntil < today) since.set('expired', dayAfter(validUntil, 1));
    else if (soon <= today && (lastChecked === undefined || lastChecked < soon))
      since.set('ends-soon', soon > created ? soon : created);
  }
  if (lastChecked === undefined) since.set('unverified', created);
  else if (dayAfter(lastChecked, days) < today) since.set('stale', dayAfter(lastChecked, days + 1));
  const first = [...since.values()].sort()[0];
  return first === undefined ? undefined : { reasons: [...since.keys()], since: first };
}
