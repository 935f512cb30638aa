import { dayOf, timestamp } from '../../values/timestamp.js';

const RELATIVE = /^(today|now)(?:\s*([+-])\s*(\d{1,5})\s*([hdwmy]))?$/i;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The first and the last moment that a text names, ISO 8601 in UTC: a moment is both, a day all of its moments. */
export interface DateSpan {
  first: string;
  last: string;
}

/**
 * Reads a moment, a day, or one by its distance from now, such as `today-30d`, `today+1m` or `now-6h`, in hours, days, weeks,
 * months or years; undefined for what is none.
 */
export function readDateSpan(text: string, now?: string): DateSpan | undefined {
  const [, anchor, sign, count, unit] = RELATIVE.exec(text) ?? [];
  if (anchor === undefined || now === undefined) return spanOf(text);
  const moment = moved(new Date(now), Number(`${sign ?? '+'}${count ?? 0}`), unit?.toLowerCase());
  if (Number.isNaN(moment.getTime())) return undefined;
  return spanOf(anchor.toLowerCase() === 'now' ? moment.toISOString() : dayOf(moment));
}

function spanOf(text: string): DateSpan | undefined {
  const moment = timestamp.parse(text);
  if (!('value' in moment)) return undefined;
  const first = moment.value;
  if (text.length > 10) return { first, last: first };
  return { first, last: new Date(Date.parse(first) + DAY_MS - 1).toISOString() };
}

function moved(from: Date, count: number, unit = 'd'): Date {
  if (unit === 'h') return new Date(from.getTime() + count * HOUR_MS);
  if (unit === 'd' || unit === 'w') return new Date(from.getTime() + count * (unit === 'w' ? 7 : 1) * DAY_MS);
  const months = from.getUTCMonth() + count * (unit === 'y' ? 12 : 1);
  // A month without such a day ends before it.
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const target = new Date(from);
  target.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay));
  return target;
}
