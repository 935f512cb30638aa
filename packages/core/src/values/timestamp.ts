import * as z from 'zod';
import { valueType } from './value-type.js';

const ISO_FORMAT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

const dayOrMonthMessage = 'must be a day like 2026-01-31, or a month like 2026-01';
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** As reports write days: 31.01.2026, 31/01/2026, 01/31/2026, 2026/01/31, with or without a time of day. */
const NUMBERS = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[T ]\d{1,2}:\d\d(?::\d\d)?)?$/;

/** A calendar day, YYYY-MM-DD. */
export const day = valueType<string>({
  name: 'day (YYYY-MM-DD)',
  schema: () => z.iso.date('must be a day like 2026-01-05'),
  format: (text) => text,
  input: { kind: 'date' },
});

/** A calendar day, or a calendar month: what a row of a report is about. */
export const dayOrMonth = valueType<string>({
  name: 'day (YYYY-MM-DD) or month (YYYY-MM)',
  schema: () =>
    z.union(
      [z.iso.date(dayOrMonthMessage), z.string(dayOrMonthMessage).regex(MONTH, dayOrMonthMessage)],
      dayOrMonthMessage,
    ),
  parse(text, judge) {
    const [, first = '', separator, second = '', third = ''] = NUMBERS.exec(text) ?? [];
    if (separator === undefined) return judge(text);
    if (first.length === 4) return judge(isoDay(first, second, third));
    if (third.length !== 4) return judge(text);
    const [one, other] = [Number(first), Number(second)];
    if (separator === '.' || one > 12 || one === other) return judge(isoDay(third, second, first));
    if (other > 12) return judge(isoDay(third, first, second));
    return {
      fault: `must be clear: '${text}' can be ${isoDay(third, second, first)} or ${isoDay(third, first, second)}; write it as one of them`,
    };
  },
  format: (text) => text,
  input: { kind: 'text', maxLength: 10 },
});

/**
 * A point in time: ISO 8601 in UTC with milliseconds. Other ISO formats are normalized; a missing
 * time zone means UTC.
 */
export const timestamp = valueType<string>({
  name: 'moment (ISO 8601, UTC)',
  schema: () => z.iso.datetime({ precision: 3, error: 'must be a moment like 2026-01-05T09:30:00.000Z' }),
  parse(text, judge) {
    const [, date = '', clock = '00:00', zone = 'Z'] = ISO_FORMAT.exec(text) ?? [];
    const time = 'value' in day.parse(date) ? Date.parse(`${date}T${clock}${zone}`) : Number.NaN;
    return judge(Number.isNaN(time) ? text : new Date(time).toISOString());
  },
  format: (text) => text,
  input: { kind: 'timestamp' },
});

/** The UTC day of a date, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function isoDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
