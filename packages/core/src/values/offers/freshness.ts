/** For how many days the terms of an offer hold after a check, unless the settings say otherwise. */
export const USUAL_RECHECK_DAYS = 7;

/** How far the terms of an offer can be relied on. */
export type Freshness = 'confirmed' | 'stale' | 'expired' | 'unverified';

/** How fresh an offer is on a day (YYYY-MM-DD), where terms hold for so many days after a check. */
export function freshnessOf(
  { lastChecked, validUntil }: { lastChecked?: string | undefined; validUntil?: string | undefined },
  today: string,
  days: number,
): Freshness {
  if (hasEndedOn({ validUntil }, today)) return 'expired';
  if (lastChecked === undefined) return 'unverified';
  return dayAfter(lastChecked, days) < today ? 'stale' : 'confirmed';
}

/** The facts of an offer that can be relied on, where terms hold for so many days: none if its check is too long ago. */
export function reliableFacts<T extends Parameters<typeof freshnessOf>[0]>(
  offer: T,
  today: string,
  days: number,
): Partial<T> {
  return freshnessOf(offer, today, days) === 'stale' ? {} : offer;
}

/** Whether an offer has ended on a day (YYYY-MM-DD); it is still valid on its last day. */
export function hasEndedOn({ validUntil }: { validUntil?: string | undefined }, today: string): boolean {
  return validUntil !== undefined && validUntil < today;
}

/** The day that comes so many days after another, YYYY-MM-DD; before it, where they are negative. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
