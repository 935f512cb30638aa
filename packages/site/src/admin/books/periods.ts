import { localDay } from '../local-day.js';

const DAY = 86_400_000;

/** The last thirty days, with the day of a moment. */
export function lastDays(now: Date) {
  return { since: localDay(new Date(now.getTime() - 29 * DAY)), until: localDay(now) };
}

/** The month before that of a moment. */
export function monthBefore(now: Date) {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return { since: localDay(new Date(year, month - 1, 1)), until: localDay(new Date(year, month, 0)) };
}
