import * as z from 'zod';
import { valueType } from './value-type.js';

const ISO_FORMAT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A calendar day, YYYY-MM-DD. */
export const day = valueType<string>({
  name: 'day (YYYY-MM-DD)',
  schema: () => z.iso.date('must be a day like 2026-01-05'),
  format: (text) => text,
  input: { kind: 'date' },
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
